// The tables of this browser, newest first, each with the tokens of the seats it may act for.

import { remember, remembered } from '../memory';
import type { TableMade } from '../protocol';
import {
  allTokens,
  withGame,
  withMade,
  withoutSeat,
  withoutTables,
  withSeat,
  type KnownTable,
} from './known';

const KEY = 'laufspiel.tables';

let tables = $state.raw(read());

// Another page of this browser has got or lost a seat.
addEventListener('storage', (event) => {
  if (event.key === KEY) tables = read();
});

export const known = {
  get tables(): KnownTable[] {
    return tables;
  },
};

/** The tokens of a table; none for a table of somebody else, which can only be watched. */
export function tokensOf(code: string): string[] {
  return allTokens(tables, code);
}

/** The token of one seat; undefined when this browser doesn't have it. */
export function tokenOfSeat(code: string, seat: number): string | undefined {
  return tables.find((table) => table.code === code)?.seats?.[String(seat)];
}

export function keepTable(made: TableMade, game: string): void {
  change((all) => withMade(all, made, game));
}

export function keepSeat(code: string, seat: number, token: string, game = ''): void {
  change((all) => withSeat(all, code, seat, token, game));
}

/** A table that was first known by a seat's link: now we know its game. */
export function keepGame(code: string, game: string): void {
  if (tables.some((table) => table.code === code && table.game === '')) {
    change((all) => withGame(all, code, game));
  }
}

/** The token of a seat is worth nothing any more. */
export function forgetSeat(code: string, seat: number): void {
  change((all) => withoutSeat(all, code, seat));
}

export function forgetTables(codes: string[]): void {
  change((all) => withoutTables(all, codes));
}

/** What is kept is read anew before each change: other pages of this browser write it, too. */
function change(how: (tables: KnownTable[]) => KnownTable[]): void {
  tables = how(read(tables));
  remember(KEY, tables);
}

function read(otherwise: KnownTable[] = []): KnownTable[] {
  return remembered<KnownTable[]>(KEY, otherwise);
}
