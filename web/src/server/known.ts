// What a browser knows of the tables it has been at, as a list, newest first. Pure.

import type { TableMade } from '../protocol';

export interface KnownTable {
  code: string;
  /** From before seats had tokens of their own: the device's, for all its seats. */
  token?: string;
  host?: string;
  seats?: Record<string, string>;
  game: string;
}

/** More are forgotten, the oldest first. */
export const MOST = 60;

export function allTokens(tables: KnownTable[], code: string): string[] {
  const table = tables.find((table) => table.code === code);
  const all = [table?.token ?? '', table?.host ?? '', ...Object.values(table?.seats ?? {})];
  return [...new Set(all.filter((token) => token !== ''))];
}

export function withMade(tables: KnownTable[], made: TableMade, game: string): KnownTable[] {
  const before = tables.find((table) => table.code === made.code);
  const next = {
    code: made.code,
    host: made.host || before?.host || '',
    seats: { ...before?.seats, ...made.seats },
    game,
  };
  return foremost(tables, next);
}

export function withSeat(
  tables: KnownTable[],
  code: string,
  seat: number,
  token: string,
  game: string,
): KnownTable[] {
  const before = tables.find((table) => table.code === code) ?? { code, game };
  const next = { ...before, seats: { ...before.seats, [seat]: token }, game: before.game || game };
  return foremost(tables, next);
}

export function withGame(tables: KnownTable[], code: string, game: string): KnownTable[] {
  return tables.map((table) => (table.code === code ? { ...table, game } : table));
}

/** A table at which nothing is left to act for is forgotten. */
export function withoutSeat(tables: KnownTable[], code: string, seat: number): KnownTable[] {
  const next = tables.map((table) => {
    if (table.code !== code) return table;
    const seats = Object.entries(table.seats ?? {}).filter(([key]) => key !== String(seat));
    return { ...table, seats: Object.fromEntries(seats) };
  });
  return next.filter((table) => table.code !== code || allTokens(next, code).length > 0);
}

export function withoutTables(tables: KnownTable[], codes: string[]): KnownTable[] {
  return tables.filter((table) => !codes.includes(table.code));
}

function foremost(tables: KnownTable[], next: KnownTable): KnownTable[] {
  return [next, ...withoutTables(tables, [next.code])].slice(0, MOST);
}
