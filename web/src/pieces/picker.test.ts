import { beforeEach, expect, test } from 'vitest';
import type { Choice, TypedAction } from '../protocol';
import { Picker } from './picker.svelte';

const choice = (piece: string | null, end: string): Choice => ({
  action: { do: `${piece} to ${end}` },
  words: { id: 'x' },
  target: { piece, start: `under ${piece}`, end },
});

let chosen: TypedAction[] = [];
let choices: Choice[] = [];
const picker = (...open: Choice[]) => {
  choices = open;
  return new Picker(
    () => choices,
    (action) => chosen.push(action),
  );
};

beforeEach(() => {
  chosen = [];
});

test('a piece with one choice is chosen by one touch', () => {
  picker(choice('a', '1'), choice('b', '2')).touchPiece('a');
  expect(chosen).toEqual([{ do: 'a to 1' }]);
});

test('so is a space that one piece reaches', () => {
  picker(choice('a', '1'), choice('b', '2')).touchEnd('2');
  expect(chosen).toEqual([{ do: 'b to 2' }]);
});

test('a piece with several choices is held until a space is touched', () => {
  const hand = picker(choice('a', '1'), choice('a', '2'), choice('b', '2'));
  hand.touchPiece('a');
  expect(chosen).toEqual([]);
  expect(hand.held).toBe('a');
  expect(hand.open.map(({ target }) => target.end)).toEqual(['1', '2']);
  hand.touchEnd('2');
  expect(chosen).toEqual([{ do: 'a to 2' }]);
});

test('a space that several pieces reach is held until one of them is touched', () => {
  const hand = picker(choice('a', '1'), choice('a', '2'), choice('b', '2'));
  hand.touchEnd('2');
  expect(chosen).toEqual([]);
  hand.touchPiece('a');
  expect(chosen).toEqual([{ do: 'a to 2' }]);
});

test('touching something else begins anew', () => {
  const hand = picker(choice('a', '1'), choice('a', '2'), choice('b', '3'));
  hand.touchPiece('a');
  hand.touchPiece('b');
  expect(chosen).toEqual([{ do: 'b to 3' }]);
});

test('what is held is forgotten when other choices come', () => {
  const hand = picker(choice('a', '1'), choice('a', '2'));
  hand.touchPiece('a');
  choices = [choice('a', '1'), choice('a', '2'), choice('b', '3')];
  expect(hand.held).toBeNull();
  expect(hand.open).toHaveLength(3);
});

test('plain buttons are not on the board', () => {
  expect(picker(choice(null, '1'), choice('b', '2')).open).toHaveLength(1);
});
