// What may be done with each seat of a table, by whom, and when. Pure.

import type { SeatInfo } from '../protocol';
import type { TableState } from '../table/state';

export type Deed =
  'sit' | 'leave' | 'return' | 'kick' | 'bot-in' | 'bot-out' | 'hand-over' | 'reissue' | 'skip' | 'mute';

export type Standing = 'free' | 'bot' | 'here' | 'stand-in' | 'absent' | 'present';

export function standing(seat: SeatInfo): Standing {
  if (seat.bot !== null) return 'bot';
  if (!seat.claimed) return 'free';
  if (seat.away) return 'stand-in';
  if (seat.here) return 'here';
  return seat.present ? 'present' : 'absent';
}

/** `turn` is the seat to act. */
export function deeds(table: TableState, number: number, turn: number | null = null): Deed[] {
  const seat = table.seats[number]!;
  const { phase, hosting, host, settings } = table.company;
  const over = phase === 'over' || table.standings.length > 0;
  const waiting = phase === 'waiting';
  const free = seat.bot === null && !seat.claimed;
  const person = seat.bot === null && seat.claimed;
  const other = person && !seat.here;
  const sits = table.seats.some((one) => one.here && one.bot === null);
  const may: [Deed, boolean][] = [
    ['sit', free && !over && (settings.joining !== false || hosting)],
    ['return', person && seat.here && seat.away && !over],
    ['bot-in', free && waiting && hosting],
    ['bot-out', seat.bot !== null && waiting && hosting],
    ['kick', other && waiting && hosting],
    // Who is there is given time; the server says so when it was too little.
    [
      'skip',
      other && phase === 'playing' && !over && !seat.away && sits && (!seat.present || turn === number),
    ],
    ['hand-over', other && hosting && host !== number],
    // In a game that is under way nobody takes a seat from somebody who sits there.
    ['reissue', other && hosting && (waiting || over || !seat.present)],
    ['mute', other && sits],
    ['leave', person && seat.here && !over],
  ];
  return may.filter(([, allowed]) => allowed).map(([deed]) => deed);
}
