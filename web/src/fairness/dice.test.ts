import { expect, test } from 'vitest';
import vectors from '../../../tests/kernel/fairness.json';
import { commitmentOf, SCHEME, throwIndex } from './dice';

test.each(vectors.throws)(
  'outcome $number of $weights',
  ({ secret, commitment, seeds, number, weights, index }) => {
    expect(commitmentOf(secret)).toBe(commitment);
    expect(throwIndex(secret, seeds, number, weights)).toBe(index);
  },
);

test('the known answers are for this scheme', () => {
  expect(vectors.scheme).toBe(SCHEME);
  expect(vectors.throws.some((one) => one.block > 0)).toBe(true);
});
