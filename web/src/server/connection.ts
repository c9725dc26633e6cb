// Decides what each message means. Pure: no socket, no clock, no page.

import type {
  Ack,
  Command,
  Failed,
  FromBrowser,
  Presence,
  Refused,
  SeatGiven,
  Snapshot,
  ToBrowser,
  Update,
} from '../protocol';

/** What we know of our wire to the table. */
export interface Line {
  /** The table's sequence number as we have it; null before the first snapshot. */
  readonly sequence: number | null;
  /** We asked for a snapshot; updates mean nothing until it is here. */
  readonly greeting: boolean;
  /** Commands without an answer yet; the server answers a repeated one as it did before. */
  readonly unanswered: readonly Command[];
  /** The sequence number of our last move that was carried out; what it changed may still be on its way. */
  readonly reached: number;
}

/** What to do now. */
export interface Verdict {
  line: Line;
  send: FromBrowser[];
  show: Snapshot | Update | Presence | null;
  say: Refused | Failed | null;
  /** A seat's new token, and the command that asked for it, if it still waits for its answer. */
  given: SeatGiven | null;
}

export const UNHEARD: Line = { sequence: null, greeting: false, unanswered: [], reached: 0 };

/** Whether a move of ours has no answer yet, or we haven't seen what it changed. Talk is never waited for. */
export function isWaiting(line: Line): boolean {
  return line.unanswered.some(isMove) || line.reached > (line.sequence ?? 0);
}

function isMove(wish: Command): boolean {
  return wish.type === 'act' || wish.type === 'undo';
}

/** The socket is open, or may have slept: ask for the table. */
export function greet(line: Line, tokens: string[]): Verdict {
  return verdict({ ...line, greeting: true }, { send: [{ type: 'hello', tokens }] });
}

/** A person wants something done. Without a socket (`open` false) it waits for the next snapshot. */
export function command(line: Line, wish: Command, open: boolean): Verdict {
  const unanswered = [...line.unanswered, wish];
  return verdict({ ...line, unanswered }, { send: open && !line.greeting ? [wish] : [] });
}

export function heard(line: Line, message: ToBrowser, tokens: string[]): Verdict {
  switch (message.type) {
    case 'snapshot':
      // Whatever had no answer before we lost the wire is asked again, under its old id.
      return verdict(
        { ...line, sequence: message.sequence, greeting: false },
        { show: message, send: line.greeting ? [...line.unanswered] : [] },
      );
    case 'update':
      return updated(line, message, tokens);
    case 'presence':
      return verdict(line, { show: line.sequence === null || line.greeting ? null : message });
    case 'ack':
      return verdict(acknowledged(line, message));
    case 'refused':
      return refused(answered(line, message.id), message, tokens);
    case 'seat_given':
      return verdict(line, { given: message });
    case 'failed':
      return verdict(line, { say: message });
  }
}

function updated(line: Line, update: Update, tokens: string[]): Verdict {
  if (line.greeting || line.sequence === null || update.sequence <= line.sequence) return verdict(line);
  if (update.base !== line.sequence) return greet(line, tokens);
  return verdict({ ...line, sequence: update.sequence }, { show: update });
}

function acknowledged(line: Line, ack: Ack): Line {
  const move = line.unanswered.some((wish) => wish.id === ack.id && isMove(wish));
  return { ...answered(line, ack.id), reached: move ? ack.sequence : line.reached };
}

function refused(line: Line, refusal: Refused, tokens: string[]): Verdict {
  // Refused at another sequence number than ours: the table has moved on without us.
  if (refusal.sequence === line.sequence || line.greeting) return verdict(line, { say: refusal });
  return { ...greet(line, tokens), say: refusal };
}

function answered(line: Line, id: string): Line {
  return { ...line, unanswered: line.unanswered.filter((wish) => wish.id !== id) };
}

function verdict(line: Line, rest: Partial<Omit<Verdict, 'line'>> = {}): Verdict {
  return { line, send: [], show: null, say: null, given: null, ...rest };
}

/** Failures after which there is no table to wait for under this address. */
const HOPELESS = [
  'error-no-table',
  'error-table-cleared',
  'error-foreign-origin',
  'error-foreign-host',
  'error-unreadable',
  // A table that can't be replayed is told in the words of its record.
  'error-record',
  'error-told',
];

export function isHopeless(failure: Pick<Failed, 'words'>): boolean {
  return HOPELESS.includes(failure.words.id);
}

/** How long a server that has too much to do asks us to stay away, in milliseconds. */
export function staysAway(failure: Failed): number {
  const seconds = failure.words.args?.['seconds'];
  if (typeof seconds === 'number') return Math.min(Math.max(seconds, 1), 60) * 1000;
  if (failure.words.id.startsWith('error-store-')) return 3000;
  return ['error-house-full', 'error-too-many-sockets', 'error-too-fast'].includes(failure.words.id)
    ? 15_000
    : 0;
}
