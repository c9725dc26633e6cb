// Time to think, counted on from what the server last told. Pure.

import type { ClockState } from '../protocol';

/** What the server told, and when we heard it (ms of `performance.now()`). */
export interface Clock extends ClockState {
  at: number;
}

export interface TimeLeft {
  /** Milliseconds in the bank. */
  bank: number;
  /** Milliseconds until a bot plays; null while there is something in the bank. */
  grace: number | null;
}

export function timeLeft(clock: Clock, seat: number, now: number): TimeLeft {
  const bank = clock.banks[seat] ?? 0;
  if (clock.running !== seat) return { bank, grace: null };
  const passed = Math.max(now - clock.at, 0);
  const left = bank - passed;
  if (left > 0) return { bank: left, grace: null };
  return { bank: 0, grace: Math.max(clock.grace + left, 0) };
}

/** Minutes and seconds, or hours, minutes and seconds; a started second counts. */
export function shown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? [hours, ...parts].join(':') : `${Number(parts[0])}:${parts[1]}`;
}
