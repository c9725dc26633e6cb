// One short message at a time, shown over the page for a while.

import type { SeatInfo, Words } from '../protocol';

export interface Notice {
  words: Words;
  seats: SeatInfo[];
  /** What a button beside the sentence does, if there is one. */
  more?: { label: string; go: () => void };
}

const READING_TIME = 9000;

let current = $state.raw<Notice | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const notices = {
  get current(): Notice | null {
    return current;
  },
};

export function notify(words: Words, seats: SeatInfo[] = [], more?: Notice['more']): void {
  clearTimeout(timer);
  current = more ? { words, seats, more } : { words, seats };
  timer = setTimeout(dismiss, READING_TIME);
}

export function dismiss(): void {
  clearTimeout(timer);
  current = null;
}
