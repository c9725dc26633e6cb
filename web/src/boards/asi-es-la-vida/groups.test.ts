import { describe, expect, test } from 'vitest';
import type { CardView, StockView } from '../../protocol';
import { groupsOn, numberOf } from './groups';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'orange', 'violet'];
const stocks = COLOURS.map((colour) => ({ colour }) as StockView);
const card = (figures: number[], guards = 0, kind = 'minus'): CardView => ({
  key: 'minus-4-a',
  kind,
  value: 4,
  figures,
  guards,
});

describe('who stands on a card', () => {
  test('figures of one player are one group, guards another', () => {
    const groups = groupsOn(card([2, 0, 1], 3), stocks);
    expect(groups.map(({ kind, colour, count }) => [kind, colour, count])).toEqual([
      ['figure', 'red', 2],
      ['figure', 'green', 1],
      ['guard', '', 3],
    ]);
  });

  test('a piece on its way stands nowhere', () => {
    const red = groupsOn(card([2], 1), stocks, { card: 'minus-4-a', kind: 'figure', seat: 0 });
    expect(red.map(({ kind, count }) => [kind, count])).toEqual([
      ['figure', 1],
      ['guard', 1],
    ]);
    expect(groupsOn(card([0], 1), stocks, { card: 'minus-4-a', kind: 'guard', seat: -1 })).toEqual([]);
    expect(groupsOn(card([1]), stocks, { card: 'plus-1', kind: 'figure', seat: 0 })).toHaveLength(1);
  });

  test.each([
    ['minus', 1, 0],
    ['minus', 3, 0],
    ['minus', 3, 1],
    ['minus', 6, 1],
    ['start', 6, 0],
    ['finish', 6, 1],
  ])('on a %s card %i players and %i guards neither overlap nor leave it', (kind, players, guards) => {
    const groups = groupsOn(card(Array<number>(players).fill(2), guards, kind), stocks);
    for (const one of groups) {
      expect(Math.abs(one.x) + one.size * 0.44).toBeLessThanOrEqual(0.5);
      expect(Math.abs(one.y) + one.size * 0.5).toBeLessThanOrEqual(0.5);
      for (const other of groups.filter((group) => group !== one)) {
        const apart = Math.max(Math.abs(one.x - other.x) / 0.88, Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(one.size * 0.99);
      }
    }
  });

  test('fortune cards are told apart by their own number', () => {
    expect(numberOf({ ...card([]), key: 'fortune-3', kind: 'fortune', value: 0 })).toBe(3);
    expect(numberOf(card([]))).toBe(4);
  });
});
