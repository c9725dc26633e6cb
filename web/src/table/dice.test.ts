import { expect, test } from 'vitest';
import type { LogLine } from '../protocol';
import { countDice } from './dice';

function rolled(seat: number, face: string | number): LogLine {
  return { step: 1, event: { event: 'rolled', seat, face }, words: { id: 'kids-event-rolled' } };
}

const moved: LogLine = { step: 2, event: { event: 'moved', seat: 0 }, words: { id: 'kids-event-moved' } };

test('every roll counts for the seat and the face that came', () => {
  const { faces, counts } = countDice([rolled(0, 'red'), rolled(1, 'blue'), moved, rolled(0, 'red')], 2);
  expect(faces).toEqual(['blue', 'red']);
  expect(counts[0]).toEqual(new Map([['red', 2]]));
  expect(counts[1]).toEqual(new Map([['blue', 1]]));
});

test('a seat that never rolled has nothing counted', () => {
  expect(countDice([rolled(0, '5')], 2).counts[1]!.size).toBe(0);
});
