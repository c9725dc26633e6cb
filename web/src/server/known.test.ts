import { expect, test } from 'vitest';
import { allTokens, MOST, withGame, withMade, withoutSeat, withSeat, type KnownTable } from './known';

const MADE = { code: 'lumo-kari-tes', host: 'h', seats: { '0': 'a', '2': 'c' } };

test('a table that was laid brings the host its token and those of the seats here', () => {
  expect(allTokens(withMade([], MADE, 'kids'), MADE.code).sort()).toEqual(['a', 'c', 'h']);
});

test('tables from before seats had tokens of their own keep theirs', () => {
  expect(allTokens([{ code: 'old', token: 'device', game: 'kids' }], 'old')).toEqual(['device']);
});

test('nobody has tokens of a table they only watch', () => {
  expect(allTokens(withMade([], MADE, 'kids'), 'other')).toEqual([]);
});

test('a seat taken at a table comes beside those held already', () => {
  const tables = withSeat(withMade([], MADE, 'kids'), MADE.code, 1, 'b', '');
  expect(tables).toHaveLength(1);
  expect(tables[0]).toEqual({ ...MADE, seats: { '0': 'a', '1': 'b', '2': 'c' }, game: 'kids' });
});

test('a new token of a seat replaces the old one', () => {
  const tables = withSeat(withMade([], MADE, 'kids'), MADE.code, 0, 'new', '');
  expect(tables[0]!.seats!['0']).toBe('new');
});

test('the game of a table known by a seat link is told later', () => {
  expect(withGame(withSeat([], 'lumo', 1, 'b', ''), 'lumo', 'kids')[0]!.game).toBe('kids');
});

test('a rematch asked for twice keeps the host', () => {
  const again = { ...MADE, host: '' };
  expect(withMade(withMade([], MADE, 'kids'), again, 'kids')[0]!.host).toBe('h');
});

test('without its last seat a table is forgotten, unless this browser is its host', () => {
  const guest: KnownTable[] = withSeat([], 'lumo', 1, 'b', 'kids');
  expect(withoutSeat(guest, 'lumo', 1)).toEqual([]);
  expect(allTokens(withoutSeat(withMade([], MADE, 'kids'), MADE.code, 0), MADE.code)).toEqual(['h', 'c']);
});

test('the newest table is first and the oldest are forgotten', () => {
  let tables: KnownTable[] = [];
  for (let number = 0; number <= MOST; number++) tables = withSeat(tables, `t${number}`, 0, 'x', 'kids');
  expect(tables).toHaveLength(MOST);
  expect(tables[0]!.code).toBe(`t${MOST}`);
  expect(allTokens(tables, 't0')).toEqual([]);
});
