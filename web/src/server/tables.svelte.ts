// The tables of this browser, newest first, each with the token that lets it act for its people.

import { remember, remembered } from '../memory';
import type { TableMade } from '../protocol';

export interface KnownTable {
  code: string;
  token: string;
  game: string;
}

const KEY = 'laufspiel.tables';
const MOST = 60;

let tables = $state.raw(remembered<KnownTable[]>(KEY, []));

export const known = {
  get tables(): KnownTable[] {
    return tables;
  },
};

/** The token of a table; empty for a table of somebody else, which can only be watched. */
export function tokenOf(code: string): string {
  return tables.find((table) => table.code === code)?.token ?? '';
}

export function keepTable(made: TableMade, game: string): void {
  save([{ ...made, game }, ...tables.filter((table) => table.code !== made.code)].slice(0, MOST));
}

export function forgetTables(codes: string[]): void {
  save(tables.filter((table) => !codes.includes(table.code)));
}

function save(next: KnownTable[]): void {
  tables = next;
  remember(KEY, next);
}
