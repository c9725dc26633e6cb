// Fingerprints of secrets that this browser was shown before they were told, as a list by table, newest first. Pure.

import type { Fairness } from '../protocol';

export interface Shown {
  code: string;
  fingerprints: string[];
}

/** More are forgotten, the oldest first. */
export const MOST = 200;

export function withShown(all: Shown[], code: string, fairness: Fairness | null): Shown[] {
  const sealed = fairness?.seals.filter((seal) => !seal.secret).map((seal) => seal.commitment) ?? [];
  const before = shownAt(all, code);
  if (sealed.every((one) => before.includes(one))) return all;
  const next = { code, fingerprints: [...new Set([...before, ...sealed])] };
  return [next, ...all.filter((one) => one.code !== code)].slice(0, MOST);
}

export function shownAt(all: Shown[], code: string): string[] {
  return all.find((one) => one.code === code)?.fingerprints ?? [];
}

export function everShown(all: Shown[]): string[] {
  return all.flatMap((one) => one.fingerprints);
}
