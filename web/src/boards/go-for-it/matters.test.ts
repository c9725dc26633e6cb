import { describe, expect, test } from 'vitest';
import type { Choice } from '../../protocol';
import { Sender } from './compose.svelte';
import { flashOf } from './flash';
import { askedIn, isInBar, isInSight, questionOf } from './matters';
import type { Pending, View } from './types';

const at = (pending: Pending | null, rest: Partial<View> = {}) =>
  ({ game: 'go-for-it', turn: 0, over: false, pending, below: [], ...rest }) as unknown as View;

const sale = (asked: number): Pending => ({
  matter: 'sale',
  seller: 0,
  card: 'house-1',
  price: 8,
  highest: null,
  out: [],
  asked,
});

const deal = (stage: string): Pending => ({
  matter: 'deal',
  seat: 0,
  stage,
  partner: 2,
  given: [],
  wanted: [],
  paid: 0,
  asked: 0,
  left: 2,
});

describe('who is asked', () => {
  test.each<[number | null, Pending | null]>([
    [0, null],
    [3, sale(3)],
    [0, deal('composing')],
    [2, deal('offered')],
    [1, { matter: 'gift', celebrant: 0, giver: 1 }],
    [2, { matter: 'labor_day', stage: 'announcements', asked: 2 }],
  ])('seat %s', (seat, pending) => {
    expect(askedIn(at(pending))).toBe(seat);
  });

  test('nobody when it is over', () => {
    expect(askedIn(at(null, { turn: null, over: true }))).toBeNull();
  });
});

test('an auction lies over the tray for all, a question only for whom it is', () => {
  expect(isInSight(at(sale(3)), false)).toBe(true);
  expect(isInSight(at({ matter: 'gift', celebrant: 0, giver: 1 }), false)).toBe(false);
  expect(isInSight(at({ matter: 'gift', celebrant: 0, giver: 1 }), true)).toBe(true);
  expect(isInSight(at(deal('idle')), true)).toBe(false);
  expect(isInSight(at(deal('offered')), false)).toBe(true);
});

test('the seller is asked something else than the bidders', () => {
  expect(questionOf(at(sale(2)))).toBe('sale');
  expect(questionOf(at(sale(0)))).toBe('sale-close');
});

const choice = (action: Choice['action'], piece: string | null = null): Choice => ({
  action,
  words: { id: 'x' },
  target: { piece },
});

test('parts of deals, bids and cards are no buttons of the bar', () => {
  expect(isInBar(choice({ do: 'end_turn' }))).toBe(true);
  expect(isInBar(choice({ do: 'propose_to', other: 1 }))).toBe(false);
  expect(isInBar(choice({ do: 'raise', amount: '5' }))).toBe(false);
  expect(isInBar(choice({ do: 'buy', card: 'house-1' }, 'house-1'))).toBe(false);
});

describe('several actions sent as one', () => {
  const chain = [{ do: 'propose_to', other: 1 }, { do: 'make_offer' }];

  test('go one after the other, each when it is a choice', () => {
    const sent: object[] = [];
    const sender = new Sender();
    sender.compose(chain);
    sender.go([], (action) => sent.push(action));
    expect(sent).toEqual([]);
    sender.go([choice({ do: 'end_turn' }), choice({ do: 'propose_to', other: 1 })], (action) =>
      sent.push(action),
    );
    expect(sender.busy).toBe(true);
    sender.go([choice({ do: 'make_offer' })], (action) => sent.push(action));
    expect(sent).toEqual(chain);
    expect(sender.busy).toBe(false);
  });

  test('are forgotten as soon as one isn’t to be had', () => {
    const sent: object[] = [];
    const sender = new Sender();
    sender.compose(chain);
    sender.go([choice({ do: 'propose_to', other: 2 })], (action) => sent.push(action));
    expect(sent).toEqual([]);
    expect(sender.busy).toBe(false);
  });
});

test('a News card read aloud is shown before the card it brings', () => {
  const flash = flashOf([
    { event: 'drew_news', seat: 1 },
    { event: 'got_free', seat: 1, card: 'goin-3' },
    { event: 'read_extra', seat: 1, news: 'news-4' },
  ]);
  expect(flash).toEqual({ place: 2, seat: 1, cards: [], news: 'news-4', mood: 'news' });
  expect(flashOf([{ event: 'rolled', seat: 1, first: '1', second: '2' }])).toBeNull();
});
