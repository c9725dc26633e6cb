// Whom this browser doesn't want to hear, per table.

import { remember, remembered } from '../memory';

const KEY = 'laufspiel.muted';
const MOST = 60;

let muted = $state.raw(remembered<Record<string, number[]>>(KEY, {}));

export function mutedAt(code: string): number[] {
  return muted[code] ?? [];
}

export function toggleMuted(code: string, seat: number): void {
  const before = mutedAt(code);
  const next = before.includes(seat) ? before.filter((one) => one !== seat) : [...before, seat];
  muted = Object.fromEntries(Object.entries({ ...muted, [code]: next }).slice(-MOST));
  remember(KEY, muted);
}
