// A deal composed at once, and the small actions that make it up, in the one order the rules know.

import type { TypedAction } from '../../protocol';
import { countValues, byNumber } from './sets';
import type { Print } from './print';

export interface Draft {
  partner: number;
  given: string[];
  wanted: string[];
  /** $K that go with the given cards, and with the wanted ones; never both. */
  paid: number;
  asked: number;
}

const AMOUNTS = [100, 50, 20, 10, 5, 2, 1];

export const emptyDraft = (partner: number): Draft => ({ partner, given: [], wanted: [], paid: 0, asked: 0 });

/** At least one card moves, and each side gives something. */
export function isWhole({ given, wanted, paid, asked }: Draft): boolean {
  return given.length + wanted.length > 0 && given.length + paid > 0 && wanted.length + asked > 0;
}

/** Whom it is proposed to, cards given, cards wanted, money from the largest sum down, and the offer itself. */
export function chainOf(draft: Draft): TypedAction[] {
  return [...partsOf(draft), { do: 'make_offer' }];
}

/** What is still to be said when a deal has been begun; null when it was begun otherwise and must be dropped. */
export function restOf(draft: Draft, begun: Draft): TypedAction[] | null {
  const chain = chainOf(draft);
  const said = partsOf(begun);
  const agrees = said.every((part, place) => JSON.stringify(part) === JSON.stringify(chain[place]));
  return agrees ? chain.slice(said.length) : null;
}

function partsOf({ partner, given, wanted, paid, asked }: Draft): TypedAction[] {
  return [
    { do: 'propose_to', other: partner },
    ...byNumber(given).map((card) => ({ do: 'offer_card', card })),
    ...byNumber(wanted).map((card) => ({ do: 'want_card', card })),
    ...sums(paid).map((amount) => ({ do: 'offer_money', amount })),
    ...sums(asked).map((amount) => ({ do: 'want_money', amount })),
  ];
}

/** A sum of $K in as few amounts as it can be told. */
export function sums(money: number): string[] {
  const found: string[] = [];
  let left = money;
  for (const amount of AMOUNTS) {
    for (; left >= amount; left -= amount) found.push(String(amount));
  }
  return found;
}

export interface Change {
  /** Different values of each category before and after. */
  before: number[];
  after: number[];
  /** $K that come in; below nothing, that go out. */
  money: number;
}

/** What a deal does to the proposer's sets and money, and to the partner's. */
export function changesBy(
  draft: Draft,
  own: string[],
  theirs: string[],
  print: Pick<Print, 'card'>,
): [Change, Change] {
  const swap = (cards: string[], out: string[], into: string[]) => [
    ...cards.filter((card) => !out.includes(card)),
    ...into,
  ];
  const change = (cards: string[], out: string[], into: string[], money: number): Change => ({
    before: countValues(cards, print),
    after: countValues(swap(cards, out, into), print),
    money,
  });
  const money = draft.asked - draft.paid;
  return [
    change(own, draft.given, draft.wanted, money),
    // Not −0, which would be told with a sign.
    change(theirs, draft.wanted, draft.given, money === 0 ? 0 : -money),
  ];
}
