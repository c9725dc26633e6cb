// Decides what a page does about its wire when something happens to it. Pure: no socket, no clock, no page.

/** What may happen: the page comes into sight, the network comes or goes, the wire breaks, or time has passed. */
export type Occasion = 'seen' | 'online' | 'offline' | 'closed' | 'silent' | 'retry' | 'quiet';

/** What to do: a new wire, ask for the table on the one we have, try again in a while, or nothing. */
export type Remedy = 'open' | 'greet' | 'wait' | 'none';

export interface Condition {
  socket: 'none' | 'connecting' | 'open';
  /** We have asked for the table already and wait for it. */
  greeting: boolean;
  /** Nobody looks at the page. */
  hidden: boolean;
  /** How long nobody had looked at the page before, in milliseconds. */
  slept: number;
  /** A bot plays for somebody of this page: a greeting would end that, so none is sent unless a person is back. */
  away: boolean;
}

/** After so long out of sight (ms) a wire is often dead though it looks open; asking on it would cost seconds. */
export const LONG_SLEEP = 5000;

export function remedy(occasion: Occasion, now: Condition): Remedy {
  switch (occasion) {
    case 'seen':
      return now.hidden ? 'none' : comeBack(now, now.slept >= LONG_SLEEP);
    case 'online':
      // Another network: the old wire led through the one that is gone.
      return comeBack(now, true);
    case 'offline':
      // A server on this very machine still answers, so ask before giving up.
      return now.socket === 'open' && !now.greeting ? 'greet' : 'none';
    case 'quiet':
      return now.socket === 'open' && !now.greeting && !now.hidden && !now.away ? 'greet' : 'none';
    case 'closed':
    case 'silent':
      return 'wait';
    case 'retry':
      return now.socket === 'none' ? 'open' : 'none';
  }
}

function comeBack(now: Condition, doubtful: boolean): Remedy {
  if (now.socket === 'none') return 'open';
  if (now.socket === 'connecting') return 'none';
  if (doubtful) return 'open';
  return now.greeting ? 'none' : 'greet';
}

/** How long an answer may take (ms) before the wire counts as dead. Who waited in vain waits longer: it may be slow. */
export function answerTime(silences: number): number {
  return Math.min(4000 * 2 ** silences, 12_000);
}

/** How long to wait before the next try, in milliseconds: never so long that coming back takes a second. */
export function patience(tries: number, hidden = false): number {
  // Out of sight nobody waits, and the page is told when it is seen again.
  return hidden ? 5000 : Math.min(100 * 2 ** tries, 800);
}
