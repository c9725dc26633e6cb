import { expect, test } from 'vitest';
import type { Choice, Step } from '../../protocol';
import { choiceOf, doerOf, isInBar, sorted, targetsOf } from './matters';
import type { Offer, View } from './types';

const choice = (action: Choice['action']): Choice => ({ action, words: { id: 'x' }, target: {} });

test('ways, cards and lives are touched, all else is a button', () => {
  for (const does of ['live', 'stop', 'pass_by', 'leave', 'pay_later'])
    expect(isInBar(choice({ do: does }))).toBe(true);
  for (const does of ['go', 'meet', 'buy', 'rise', 'pay_card', 'choose'])
    expect(isInBar(choice({ do: does }))).toBe(false);
});

test('a card finds the choice that takes it', () => {
  const choices = [choice({ do: 'buy', good: 'good-2' }), choice({ do: 'leave' })];
  expect(choiceOf('good-2', choices)).toBe(choices[0]);
  expect(choiceOf('good-3', choices)).toBeNull();
});

test('ways that can be chosen light the spaces they lead to', () => {
  const pending = {
    matter: 'choosing_way',
    ways: [
      { way: 0, space: 'space-3', path: 'path-1', open: false },
      { way: 2, space: 'space-9', path: 'path-2', open: true },
    ],
  };
  const open = choice({ do: 'go', way: 2 });
  expect(targetsOf({ pending } as unknown as View, [open])).toEqual([
    { choice: open, space: 'space-9', name: 'path-2' },
  ]);
});

test('a way is called by its path, unless another leads to the same path', () => {
  const ways = [
    { way: 0, space: 'space-3', path: 'path-1', open: true },
    { way: 1, space: 'space-7', path: 'path-1', open: true },
    { way: 2, space: 'space-9', path: 'path-2', open: true },
  ];
  const view = { pending: { matter: 'choosing_way', ways } } as unknown as View;
  const choices = ways.map(({ way }) => choice({ do: 'go', way }));
  expect(targetsOf(view, choices).map(({ name }) => name)).toEqual(['space-3', 'space-7', 'path-2']);
});

test('what can be had comes first, what never can last', () => {
  const offer = (key: string, why_not: string | null): Offer => ({ key, cost: 'g', holder: null, why_not });
  const offers = [offer('a', 'own_sex'), offer('b', 'taken'), offer('c', null), offer('d', 'points')];
  expect(sorted(offers).map(({ key }) => key)).toEqual(['c', 'd', 'b', 'a']);
});

test('what luck does is the doing of whom it tells of', () => {
  const step = { actor: -1, lines: [{ event: { event: 'thrown', seat: 2 } }] } as unknown as Step;
  expect(doerOf(step)).toBe(2);
  expect(doerOf({ ...step, actor: 1 })).toBe(1);
  expect(doerOf({ ...step, lines: [] })).toBeNull();
});
