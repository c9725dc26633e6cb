import { expect, test } from 'vitest';
import { isolated } from './isolate';

test('a plain name stays as it is', () => {
  expect(isolated('Zoë <b>')).toBe('Zoë <b>');
});

test('marks that turn the direction are left out', () => {
  expect(isolated('\u202eannA\u202c\u2069')).toBe('annA');
});

test.each(['נועה', 'ليلى', 'A\u200f'])('%s is kept apart from the sentence', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
