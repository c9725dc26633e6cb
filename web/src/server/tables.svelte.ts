// The tables of this browser, newest first, each with the tokens of the seats it may act for.

import { remember, remembered } from '../memory';
import type { TableMade } from '../protocol';

export interface KnownTable {
  code: string;
  /** From before seats had tokens of their own: the device's, for all its seats. */
  token?: string;
  host?: string;
  seats?: Record<string, string>;
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

/** The tokens of a table; none for a table of somebody else, which can only be watched. */
export function tokensOf(code: string): string[] {
  const table = tables.find((table) => table.code === code);
  const all = [table?.token ?? '', table?.host ?? '', ...Object.values(table?.seats ?? {})];
  return [...new Set(all.filter((token) => token !== ''))];
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
