import { expect, test } from 'vitest';
import type { Fairness } from '../protocol';
import { everShown, MOST, shownAt, withShown, type Shown } from './shown';

function sealed(commitment: string, secret: string | null = null): Fairness {
  return { scheme: 'laufspiel-dice-1', seals: [{ first: 0, commitment, secret }], seeds: [] };
}

test('a fingerprint counts when it was shown before its secret', () => {
  const all = withShown([], 'lumo', sealed('aa'));
  expect(shownAt(all, 'lumo')).toEqual(['aa']);
  expect(shownAt(withShown(all, 'lumo', sealed('bb', '00')), 'lumo')).toEqual(['aa']);
  expect(withShown([], 'lumo', null)).toEqual([]);
});

test('a fingerprint that changes is kept beside the first', () => {
  const all = withShown(withShown([], 'lumo', sealed('aa')), 'lumo', sealed('bb'));
  expect(everShown(all)).toEqual(['aa', 'bb']);
});

test('nothing is written for what is known already', () => {
  const all = withShown([], 'lumo', sealed('aa'));
  expect(withShown(all, 'lumo', sealed('aa'))).toBe(all);
});

test('old tables are forgotten', () => {
  let all: Shown[] = [];
  for (let i = 0; i <= MOST; i++) all = withShown(all, `table-${i}`, sealed(`${i}`));
  expect(all).toHaveLength(MOST);
  expect(shownAt(all, 'table-0')).toEqual([]);
});
