// The table as the server last told it; what is on show may be a few steps behind (see stage.svelte.ts).

import type {
  Choice,
  Presence,
  SeatInfo,
  Snapshot,
  Standing,
  TableState as Company,
  TalkLine,
  Update,
} from '../protocol';
import { distinct, isolated } from '../texts/isolate';
import type { Clock } from './clock';

export interface TableState {
  code: string;
  game: string;
  editionTitle: Record<string, string>;
  options: Record<string, string>;
  seats: SeatInfo[];
  sequence: number;
  choices: Choice[];
  standings: Standing[];
  canUndo: boolean;
  /** What goes on around the game: phase, host, settings, votes. */
  company: Company;
  clock: Clock | null;
  talk: TalkLine[];
}

/** Talk of long ago is not kept. */
const MOST_TALK = 200;

export function opened(code: string, snapshot: Snapshot, now: number): TableState {
  return {
    code,
    game: snapshot.game,
    editionTitle: snapshot.edition_title,
    options: snapshot.options,
    seats: named(snapshot.seats),
    sequence: snapshot.sequence,
    choices: snapshot.choices,
    standings: snapshot.standings,
    canUndo: snapshot.can_undo,
    company: snapshot.table,
    clock: snapshot.clock && { ...snapshot.clock, at: now },
    talk: snapshot.talk,
  };
}

export function updated(before: TableState, update: Update, now: number): TableState {
  return {
    ...before,
    sequence: update.sequence,
    choices: update.choices,
    standings: update.standings,
    canUndo: update.can_undo,
    seats: update.seats ? named(update.seats) : before.seats,
    company: update.table ?? before.company,
    clock: update.clock && { ...update.clock, at: now },
    talk: talked(before.talk, update.talk),
  };
}

/** Of the same notice told again only the last stays, as at the server, so that none crowd out what was said. */
function talked(before: TalkLine[], more: TalkLine[]): TalkLine[] {
  const lines = [...before, ...more];
  const last = new Map(
    lines.filter((line) => line.notice).map((line) => [`${line.notice} ${line.seat}`, line]),
  );
  return lines
    .filter((line) => !line.notice || last.get(`${line.notice} ${line.seat}`) === line)
    .slice(-MOST_TALK);
}

export function attended(before: TableState, presence: Presence, now: number): TableState {
  const clock = presence.clock && { ...presence.clock, at: now };
  return { ...before, seats: named(presence.seats), clock };
}

/** The seats whose people use this page. */
export function ownSeats(seats: SeatInfo[]): number[] {
  return seats.flatMap((seat, index) => (seat.here && seat.bot === null ? [index] : []));
}

/** The seats that nobody has taken yet. */
export function freeSeats(seats: SeatInfo[]): number[] {
  return seats.flatMap((seat, index) => (seat.bot === null && !seat.claimed ? [index] : []));
}

/** Seats by names that don't turn a sentence round, and of which no two are the same. */
export function named(seats: SeatInfo[]): SeatInfo[] {
  const names = distinct(seats.map(({ name }) => name));
  return seats.map((seat, index) => ({ ...seat, name: isolated(names[index]!) }));
}
