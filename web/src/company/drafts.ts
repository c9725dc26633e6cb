// Life stories being written, kept in this browser until they are told to everybody or given up.

import { remember, remembered } from '../memory';

interface Draft {
  code: string;
  seat: number;
  text: string;
}

const KEY = 'laufspiel.drafts';

/** Older ones give way. */
export const MOST_DRAFTS = 12;

/** What was last written of a life at a table; null when nothing of it waits to be told. */
export function draftOf(code: string, seat: number): string | null {
  return all().find(isOf(code, seat))?.text ?? null;
}

export function keepDraft(code: string, seat: number, text: string): void {
  remember(KEY, [{ code, seat, text }, ...others(code, seat)].slice(0, MOST_DRAFTS));
}

export function forgetDraft(code: string, seat: number): void {
  remember(KEY, others(code, seat));
}

const all = () => remembered<Draft[]>(KEY, []);
const isOf = (code: string, seat: number) => (draft: Draft) => draft.code === code && draft.seat === seat;
const others = (code: string, seat: number) => all().filter((draft) => !isOf(code, seat)(draft));
