// What things are called: sums, categories, months and what effects do.

import { t } from '../../texts/words.svelte';
import { CATEGORIES, type Category, type Effect, type Week } from './types';

export const money = (amount: number): string => t('go-for-it-board-money', { amount });

/** A sum that comes in or goes out. */
export function change(amount: number): string {
  if (amount === 0) return money(0);
  return `${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`;
}

export const categoryName = (category: Category): string => t(`go-for-it-board-${category}`);

export function monthName(month: number, style: 'long' | 'short' | 'narrow'): string {
  return new Intl.DateTimeFormat(language(), { month: style, timeZone: 'UTC' }).format(
    Date.UTC(1986, month - 1, 15),
  );
}

export const dateOf = ({ month, week }: Week): string =>
  t('go-for-it-board-date', { month: monthName(month, 'long'), week });

export function effectWords({ do: does, amount, categories, count }: Effect): string {
  const where = categories.length === CATEGORIES.length ? 'any' : 'some';
  const list = new Intl.ListFormat(language(), { type: 'disjunction' }).format(categories.map(categoryName));
  return t(`go-for-it-board-effect-${does.replaceAll('_', '-')}`, { amount, where, categories: list, count });
}

const language = () => document.documentElement.lang || 'en';
