// Decides what each message and each change of the wire means. Pure: no socket, no clock, no page.

import type { Act, Failed, FromBrowser, Refused, Snapshot, ToBrowser, Undo, Update } from '../protocol';

export type Command = Act | Undo;

/** What we know of our wire to the table. */
export interface Line {
  /** The table's sequence number as we have it; null before the first snapshot. */
  readonly sequence: number | null;
  /** We asked for a snapshot; updates mean nothing until it is here. */
  readonly greeting: boolean;
  /** Commands without an answer yet; the server answers a repeated one as it did before. */
  readonly unanswered: readonly Command[];
  /** The sequence number of our last command that was carried out; what it changed may still be on its way. */
  readonly reached: number;
}

/** What to do now. */
export interface Verdict {
  line: Line;
  send: FromBrowser[];
  show: Snapshot | Update | null;
  say: Refused | Failed | null;
}

export const UNHEARD: Line = { sequence: null, greeting: false, unanswered: [], reached: 0 };

/** Whether a command of ours has no answer yet, or we haven't seen what it changed. */
export function isWaiting(line: Line): boolean {
  return line.unanswered.length > 0 || line.reached > (line.sequence ?? 0);
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
    case 'ack':
      return verdict({ ...answered(line, message.id), reached: message.sequence });
    case 'refused':
      return refused(answered(line, message.id), message, tokens);
    case 'failed':
      return verdict(line, { say: message });
    case 'presence':
    case 'seat_given':
      return verdict(line);
  }
}

function updated(line: Line, update: Update, tokens: string[]): Verdict {
  if (line.greeting || line.sequence === null || update.sequence <= line.sequence) return verdict(line);
  if (update.base !== line.sequence) return greet(line, tokens);
  return verdict({ ...line, sequence: update.sequence }, { show: update });
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
  return { line, send: [], show: null, say: null, ...rest };
}

/** How long to wait before the next try, in milliseconds: never so long that coming back takes a second. */
export function patience(tries: number): number {
  return Math.min(100 * 2 ** tries, 800);
}
