// Life stories at the end of a match: the program's offer, and what its player tells instead. Text, never markup.

import type { SeatInfo, Stories, Words } from '../protocol';

/** Letters the server takes of one story; it counts as this file does. */
export const LONGEST_STORY = 5000;

export interface Telling {
  seat: number;
  text: string;
  /** Whether these are the player's own words. */
  own: boolean;
}

type Say = (words: Words, seats: SeatInfo[]) => string;

/** A story as it is read out: its sentences one after the other. */
export function joined(words: Words[], seats: SeatInfo[], say: Say): string {
  return words.map((one) => say(one, seats)).join(' ');
}

/** The stories in the order of `seats`: the shared one where there is one, else the program's offer. */
export function tellings(
  stories: Stories,
  order: number[],
  players: SeatInfo[],
  say: Say,
  muted: number[] = [],
): Telling[] {
  return order
    .filter((seat) => stories.offered[seat])
    .map((seat) => {
      const shared = muted.includes(seat) ? '' : (stories.shared[seat] ?? '');
      return { seat, text: shared || joined(stories.offered[seat]!, players, say), own: shared !== '' };
    });
}

/** How many letters may still be written; below zero when it is too long. */
export function lettersLeft(text: string): number {
  return LONGEST_STORY - [...text].length;
}

/** What is to be sent for a draft: nothing new to tell is nothing (null); the program's words need no sharing. */
export function toShare(draft: string, telling: Telling, offer: string): string | null {
  const text = draft.trim();
  if (text === telling.text || lettersLeft(text) < 0) return null;
  return text === offer ? '' : text;
}
