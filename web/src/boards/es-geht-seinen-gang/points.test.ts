import { expect, test } from 'vitest';
import { countPoints, lacking } from './points';

const chips = { green: 1, blue: 0, yellow: 2, red: 0 };

test('letters tell points of each colour', () => {
  expect(countPoints('ggbyyyr')).toEqual({ green: 2, blue: 1, yellow: 3, red: 1 });
  expect(countPoints('')).toEqual({ green: 0, blue: 0, yellow: 0, red: 0 });
});

test.each([
  ['', ''],
  ['gyy', ''],
  ['ggy', 'g'],
  ['bbr', 'bbr'],
  ['gbyyyr', 'byr'],
])('of the price %s the chips lack %s', (cost, missing) => {
  expect(lacking(cost, chips)).toBe(missing);
});
