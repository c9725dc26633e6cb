import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../../protocol';
import { atOnce, freeName, usualColours, usualSeats, type SeatDraft } from './wishes';

const game: GameInfo = {
  id: 'kids',
  seats_min: 2,
  seats_max: 4,
  minutes: 15,
  age: 4,
  colours: ['blue', 'red', 'yellow', 'green'],
  options: [],
  editions: [
    {
      id: 'standard',
      title: {},
      note: {},
      seat_colours: [
        ['blue', 'yellow'],
        ['blue', 'green', 'yellow'],
        ['blue', 'green', 'yellow', 'red'],
      ],
    },
    {
      id: 'short',
      title: {},
      note: {},
      seat_colours: [
        ['blue', 'yellow'],
        ['blue', 'red', 'yellow'],
        ['blue', 'red', 'yellow', 'green'],
      ],
    },
  ],
  bots: ['random', 'greedy'],
  rules: [],
  has_secrets: false,
};

const say = (_id: string, args: Record<string, string | number> = {}) => `Player ${args['number']}`;

function seat(name: string, bot: string | null = null): SeatDraft {
  return { key: 0, name, bot, colour: 'blue', born: '' };
}

test('players sit as the board has its corners', () => {
  expect(usualColours(game, 'standard', 2)).toEqual(['blue', 'yellow']);
  expect(usualColours(game, 'standard', 3)).toEqual(['blue', 'green', 'yellow']);
  expect(usualColours(game, 'short', 3)).toEqual(['blue', 'red', 'yellow']);
});

test('one person plays against the better bots when nobody wishes otherwise', () => {
  expect(usualSeats(game, say).map(({ bot }) => bot)).toEqual([null, 'greedy', 'greedy']);
});

test('no two at the usual table share a name or a colour', () => {
  const { seats } = atOnce(game, say);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(3);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3);
});

describe('a free name', () => {
  test('of a person is numbered', () => {
    expect(freeName(null, [seat('Player 1')], say)).toBe('Player 2');
  });
  test('of a bot is one that nobody has', () => {
    expect(freeName('greedy', [seat('Ada', 'greedy')], say)).not.toBe('Ada');
  });
});
