// Times to think that a host may choose from, as short keys: seconds in the bank + seconds for each action.

import type { ClockWish } from '../protocol';

export const CLOCKS = ['none', '60+10', '180+15', '600+30'];

type Say = (id: string, args?: Record<string, number>) => string;

export function clockKey(clock: ClockWish | null): string {
  return clock ? `${clock.bank}+${clock.increment ?? 0}` : 'none';
}

export function clockOf(key: string): ClockWish | null {
  const [bank, increment] = key.split('+').map(Number);
  return key === 'none' ? null : { bank: bank!, increment: increment! };
}

export function clockText(key: string, say: Say): string {
  const clock = clockOf(key);
  if (!clock) return say('clock-none');
  const { bank, increment = 0 } = clock;
  if (bank % 60 !== 0) return say('clock-seconds', { seconds: bank, increment });
  return say('clock-minutes', { minutes: bank / 60, increment });
}
