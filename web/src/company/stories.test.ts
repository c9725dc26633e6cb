import { expect, test } from 'vitest';
import type { SeatInfo, Stories, Words } from '../protocol';
import { joined, LONGEST_STORY, lettersLeft, tellings, toShare } from './stories';

const say = (words: Words, seats: SeatInfo[]) => `${seats.length}${words.id}.`;
const players = [{}, {}, {}] as SeatInfo[];
const words = (...ids: string[]): Words[] => ids.map((id) => ({ id, args: {} }));

const stories: Stories = {
  offered: [words('a', 'b'), words('c'), words('d')],
  shared: ['', 'My own\nwords <b>.', ''],
};

test('sentences are read one after the other', () => {
  expect(joined(words('a', 'b'), players, say)).toBe('3a. 3b.');
  expect(joined([], players, say)).toBe('');
});

test('what a player has shared stands in place of the offer, by rank', () => {
  expect(tellings(stories, [2, 1, 0], players, say)).toEqual([
    { seat: 2, text: '3d.', own: false },
    { seat: 1, text: 'My own\nwords <b>.', own: true },
    { seat: 0, text: '3a. 3b.', own: false },
  ]);
});

test('of a muted player the offer is told', () => {
  expect(tellings(stories, [1], players, say, [1])).toEqual([{ seat: 1, text: '3c.', own: false }]);
});

test('a game that offers none has none to tell', () => {
  expect(tellings({ offered: [], shared: [] }, [0, 1], players, say)).toEqual([]);
});

test('letters are counted as the server counts them', () => {
  expect(lettersLeft('')).toBe(LONGEST_STORY);
  expect(lettersLeft('👩')).toBe(LONGEST_STORY - 1);
  expect(lettersLeft('x'.repeat(LONGEST_STORY + 2))).toBe(-2);
});

test('only what is new is shared, and the program’s own words take a story back', () => {
  const offered = { seat: 0, text: 'Offer.', own: false };
  const own = { seat: 0, text: 'Mine.', own: true };
  expect(toShare(' Offer. ', offered, 'Offer.')).toBeNull();
  expect(toShare('Mine.', own, 'Offer.')).toBeNull();
  expect(toShare('Mine, too.', own, 'Offer.')).toBe('Mine, too.');
  expect(toShare('Offer.', own, 'Offer.')).toBe('');
  expect(toShare('', own, 'Offer.')).toBe('');
  expect(toShare('x'.repeat(LONGEST_STORY + 1), own, 'Offer.')).toBeNull();
});
