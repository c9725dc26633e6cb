import { describe, expect, test } from 'vitest';
import { framesOf, journeyOf } from './journey';
import type { Print } from './print';
import { walk } from './walk';

/** Spaces a to h in a row, a side path x, y from b to e, and a red arrow from g to a. */
const WAYS: Record<string, string[]> = {
  a: ['b'],
  b: ['c', 'x'],
  c: ['d'],
  d: ['e'],
  x: ['y'],
  y: ['e'],
  e: ['f'],
  f: ['g'],
  g: ['h'],
  h: [],
};

const walked = (start: string, end: string, ways = WAYS) => walk((space) => ways[space]!, start, end);
const print = { walk: walked, drawing: { last_stretch: 'f' } } as unknown as Print;

describe('a figure walks space by space', () => {
  test.each([
    ['a', 'd', 'abcd'],
    ['x', 'f', 'xyef'],
    ['y', 'h', 'yefgh'],
  ])('from %s to %s', (start, end, way) => {
    expect(walked(start, end).join('')).toBe(way);
  });

  test('it glides where nothing leads', () => {
    expect(walked('h', 'a')).toEqual(['h', 'a']);
  });

  test('a space that leads round to itself is walked round to', () => {
    expect(walked('e', 'e', { ...WAYS, h: ['e'] }).join('')).toBe('efghe');
  });
});

describe('what a step tells is shown one after another', () => {
  const events = [
    { event: 'thrown', seat: 1, white: 3, black: 2 },
    { event: 'moved', seat: 1, start: 'c', end: 'f' },
    { event: 'gained', seat: 1, colour: 'green', count: 1 },
    { event: 'gained', seat: 1, colour: 'red', count: 2 },
    { event: 'moved', seat: 1, start: 'f', end: 'h' },
    { event: 'sent', seat: 1, start: 'h', end: 'a' },
  ];
  const journey = journeyOf(events, print);

  test('legs follow each other and end before the journey does', () => {
    expect(journey.legs.map(({ spaces }) => spaces.join(''))).toEqual(['cdef', 'fgh', 'ha']);
    expect(journey.legs[0]!.begin).toBeGreaterThan(0);
    for (const [place, leg] of journey.legs.entries())
      expect(leg.begin + leg.time).toBeLessThanOrEqual(journey.legs[place + 1]?.begin ?? journey.time);
  });

  test('points of several colours are seen at once, after the walk that brought them', () => {
    const [green, red] = journey.sights;
    expect(green!.begin).toBe(red!.begin);
    expect(green!.begin).toBeGreaterThanOrEqual(journey.legs[0]!.begin + journey.legs[0]!.time);
  });

  test('a way back is walked backwards', () => {
    const [leg] = journeyOf([{ event: 'went_back', seat: 0, start: 'h', end: 'f' }], print).legs;
    expect(leg!.spaces.join('')).toBe('hgf');
  });

  test('the last player is set before the last Disko', () => {
    const [leg] = journeyOf([{ event: 'hurried', seat: 0 }], print).legs;
    expect(leg!.spaces).toEqual(['f']);
  });

  test('frames begin at the start, rise in time, and end at the end', () => {
    const place = (key: string) => ({ x: Object.keys(WAYS).indexOf(key), y: 0 });
    const frames = framesOf(journey.legs, journey.time, place('c'), place);
    const offsets = frames.map(({ offset }) => Number(offset));
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    expect(frames[0]!.transform).toBe('translate(2px, 0px)');
    expect(frames.at(-1)!.transform).toBe('translate(0px, 0px)');
  });
});
