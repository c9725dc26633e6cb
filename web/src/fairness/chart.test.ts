import { expect, test } from 'vitest';
import type { Throw } from '../protocol';
import { countFaces } from './chart';

const FACES = ['blue', 'red', 'joker'].map((face) => ({ do: 'roll', face }));

function rolled(face: number, entry: number): Throw {
  return { entry, number: entry, action: FACES[face]!, outcomes: FACES, weights: [2, 1, 1] };
}

test('each face has its count and its share of all rolls', () => {
  expect(countFaces([0, 0, 2, 0].map(rolled))).toEqual([
    [
      { face: 'blue', count: 3, expected: 2 },
      { face: 'red', count: 0, expected: 1 },
      { face: 'joker', count: 1, expected: 1 },
    ],
  ]);
});

test('two dice of one throw count both', () => {
  const faces = ['1', '2'];
  const outcomes = faces.flatMap((first) => faces.map((second) => ({ do: 'roll', first, second })));
  const thrown = { entry: 0, number: 0, action: outcomes[1]!, outcomes, weights: [1, 1, 1, 1] };
  expect(countFaces([thrown])).toEqual([
    [
      { face: '1', count: 1, expected: 1 },
      { face: '2', count: 1, expected: 1 },
    ],
  ]);
});

test('what shows no face is no die', () => {
  const begin = { do: 'begin', seat: 0 };
  expect(countFaces([{ entry: 0, number: 0, action: begin, outcomes: [begin], weights: [1] }])).toEqual([]);
});
