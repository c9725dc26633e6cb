// Status cards by category, and how far they are on the way to the set.

import type { Print } from './print';
import { CATEGORIES, type Category } from './types';

export interface Pile {
  category: Category;
  /** Every different value once, from the lowest, with the cards that have it. */
  values: { value: number; cards: string[] }[];
}

/** A player's cards as four piles, left to right. */
export function pilesOf(cards: string[], print: Pick<Print, 'card'>): Pile[] {
  return CATEGORIES.map((category) => {
    const own = cards.filter((card) => print.card(card).category === category);
    const values = [...new Set(own.map((card) => print.card(card).value))].sort((one, other) => one - other);
    return {
      category,
      values: values.map((value) => ({
        value,
        cards: own.filter((card) => print.card(card).value === value),
      })),
    };
  });
}

/** How many different values of each category, left to right. */
export const countValues = (cards: string[], print: Pick<Print, 'card'>): number[] =>
  pilesOf(cards, print).map((pile) => pile.values.length);

/** In how many categories enough different values are owned. */
export const countComplete = (values: number[], target: number): number =>
  values.filter((count) => count >= target).length;

const CARDS_A_ROW = 16;

/** The number of a Status card, by which deals put cards in order. */
function numberOf(card: string): number {
  const [category, place] = card.split('-');
  return CATEGORIES.findIndex((known) => known === category) * CARDS_A_ROW + Number(place) - 1;
}

export const byNumber = (cards: string[]): string[] =>
  [...cards].sort((one, other) => numberOf(one) - numberOf(other));
