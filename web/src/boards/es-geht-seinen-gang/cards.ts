// A life as a row of cards, in the order in which they mostly come.

import { titleOf } from '../../texts/words.svelte';
import type { Print } from './print';
import type { Sign } from './symbols';
import type { Life } from './types';
import { say } from './words';

export interface LifeCard {
  key: string;
  sign: Sign;
  title: string;
  /** Points converted for it, or demanded by it; empty for what counts nothing. */
  cost: string;
  kind: 'certificate' | 'partner' | 'good' | 'level' | 'child' | 'open';
}

export function cardsOf(life: Life, print: Print): LifeCard[] {
  const legend = (kind: 'partner' | 'good', keys: string[]): LifeCard[] =>
    keys.map((key) => ({ key, kind, sign: kind, title: titleOf(key), cost: print.card(key).cost }));
  return [
    ...life.certificates.map((key) => ({
      key,
      kind: 'certificate' as const,
      sign: 'certificate' as const,
      title: say(`certificate-${key}`),
      cost: print.certificateCost(key),
    })),
    ...legend('partner', life.partners),
    ...childrenOf(life.children),
    ...life.levels.map((key) => ({
      key,
      kind: 'level' as const,
      sign: print.level(key).career as Sign,
      title: titleOf(key),
      cost: print.card(key).cost,
    })),
    ...legend('good', life.goods),
    ...life.open_cards.map(({ key, cost }) => ({
      key,
      kind: 'open' as const,
      sign: 'open' as const,
      title: titleOf(key),
      cost,
    })),
  ];
}

const childrenOf = (count: number): LifeCard[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `child-${index}`,
    kind: 'child',
    sign: 'child',
    title: say('children', { count: index + 1 }),
    cost: '',
  }));
