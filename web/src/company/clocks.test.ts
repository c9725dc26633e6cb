import { expect, test } from 'vitest';
import { CLOCKS, clockKey, clockOf, clockText } from './clocks';

test.each(CLOCKS)('%s is the same after a round trip', (key) => {
  expect(clockKey(clockOf(key))).toBe(key);
});

test.each([
  ['none', 'clock-none {}'],
  ['180+15', 'clock-minutes {"minutes":3,"increment":15}'],
  ['90+0', 'clock-seconds {"seconds":90,"increment":0}'],
])('%s is told in whole minutes where it can be', (key, told) => {
  expect(clockText(key, (id, args = {}) => `${id} ${JSON.stringify(args)}`)).toBe(told);
});
