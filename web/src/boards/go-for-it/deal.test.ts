import { describe, expect, test } from 'vitest';
import { chainOf, changesBy, emptyDraft, isWhole, restOf, sums, type Draft } from './deal';
import type { Category } from './types';

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft(2), ...parts });

/** Values rise in pairs: two cards of a category have each value. */
const print = {
  card: (key: string) => {
    const [category, place] = key.split('-');
    return { category: category as Category, value: Math.ceil(Number(place) / 2), title: {} };
  },
};

describe('a deal is told part by part', () => {
  test('cards given and wanted come by their number, whatever the order of touching', () => {
    const chain = chainOf(
      draft({ given: ['goin-2', 'house-10', 'house-9'], wanted: ['wheels-3', 'house-1'] }),
    );
    expect(chain).toEqual([
      { do: 'propose_to', other: 2 },
      { do: 'offer_card', card: 'house-9' },
      { do: 'offer_card', card: 'house-10' },
      { do: 'offer_card', card: 'goin-2' },
      { do: 'want_card', card: 'house-1' },
      { do: 'want_card', card: 'wheels-3' },
      { do: 'make_offer' },
    ]);
  });

  test('money comes last, from the largest sum down', () => {
    const money = (deal: Draft) => chainOf(deal).slice(2, -1);
    expect(money(draft({ wanted: ['house-1'], paid: 38 }))).toEqual([
      { do: 'offer_money', amount: '20' },
      { do: 'offer_money', amount: '10' },
      { do: 'offer_money', amount: '5' },
      { do: 'offer_money', amount: '2' },
      { do: 'offer_money', amount: '1' },
    ]);
    expect(money(draft({ given: ['house-1'], asked: 4 }))).toEqual([
      { do: 'want_money', amount: '2' },
      { do: 'want_money', amount: '2' },
    ]);
  });

  test('of a deal that has been begun only the rest is told', () => {
    const begun = draft({ given: ['house-1'] });
    const whole = draft({ given: ['house-1'], wanted: ['goin-1'] });
    expect(restOf(whole, begun)).toEqual([{ do: 'want_card', card: 'goin-1' }, { do: 'make_offer' }]);
    expect(restOf(begun, begun)).toEqual([{ do: 'make_offer' }]);
  });

  test('what has been said already can be neither left out nor preceded', () => {
    const begun = draft({ given: ['house-2'] });
    expect(restOf(draft({ wanted: ['goin-1'], paid: 3 }), begun)).toBeNull();
    expect(restOf(draft({ given: ['house-1', 'house-2'], asked: 3 }), begun)).toBeNull();
  });
});

test('every sum is told in one way, with no amount more often than the rules allow', () => {
  const most: Record<string, number> = { 50: 1, 20: 2, 10: 1, 5: 1, 2: 2, 1: 1 };
  for (let money = 0; money < 420; money++) {
    const told = sums(money);
    expect(told.reduce((sum, amount) => sum + Number(amount), 0)).toBe(money);
    expect(told.map(Number)).toEqual(told.map(Number).sort((one, other) => other - one));
    for (const [amount, count] of Object.entries(most))
      expect(told.filter((one) => one === amount).length).toBeLessThanOrEqual(count);
  }
});

test.each<[boolean, Partial<Draft>]>([
  [false, {}],
  [false, { given: ['house-1'] }],
  [false, { wanted: ['house-1'] }],
  [false, { paid: 5 }],
  [true, { given: ['house-1'], wanted: ['house-2'] }],
  [true, { given: ['house-1'], asked: 1 }],
  [true, { wanted: ['house-1'], paid: 1 }],
  [false, { given: ['house-1'], paid: 1 }],
])('it is %s that a deal is whole with %o', (whole, parts) => {
  expect(isWhole(draft(parts))).toBe(whole);
});

test('a deal changes the different values of both sides, and their money', () => {
  const deal = draft({ given: ['house-2'], wanted: ['wheels-1', 'wheels-2'], paid: 7 });
  const [own, theirs] = changesBy(deal, ['house-1', 'house-2'], ['wheels-1', 'wheels-2', 'wheels-3'], print);
  expect(own).toEqual({ before: [1, 0, 0, 0], after: [1, 1, 0, 0], money: -7 });
  expect(theirs).toEqual({ before: [0, 2, 0, 0], after: [1, 1, 0, 0], money: 7 });
});
