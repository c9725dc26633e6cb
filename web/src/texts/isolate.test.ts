import { expect, test } from 'vitest';
import { distinct, isolated } from './isolate';

test('a plain name stays as it is', () => {
  expect(isolated('Zoë <b>')).toBe('Zoë <b>');
});

test('marks that turn the direction are left out', () => {
  expect(isolated('\u202eannA\u202c\u2069')).toBe('annA');
});

test.each(['נועה', 'ليلى', 'A\u200f'])('%s is kept apart from the sentence', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test('of players with the same name the later ones are numbered', () => {
  expect(distinct(['Anna', 'Ben', 'anna', 'Anna'])).toEqual(['Anna', 'Ben', 'anna 2', 'Anna 3']);
});

test('a number that somebody has already is passed over', () => {
  expect(distinct(['Anna', 'Anna', 'Anna 2'])).toEqual(['Anna', 'Anna 3', 'Anna 2']);
});

test('seats without a name stay without', () => {
  expect(distinct(['', 'Anna', ''])).toEqual(['', 'Anna', '']);
});
