import { describe, expect, test } from 'vitest';
import type { KidsView, Step, TypedEvent } from '../../protocol';
import { duration, motions } from './timeline';
import { Track, type Space } from './track';

const space = (key: string, kind: Space['kind'], colour: string, x: number, y: number): Space => ({
  key,
  kind,
  colour,
  owner: kind === 'square' ? null : colour,
  x,
  y,
});

/** Eight squares round a middle: blue enters on square 0 and goes home from square 6, red from 2. */
const track = new Track({
  width: 10,
  height: 10,
  track: Array.from({ length: 8 }, (_, index) => `square-${index}`),
  spaces: [
    space('square-0', 'arrow', 'blue', 1, 1),
    space('square-1', 'square', 'red', 4, 1),
    space('square-2', 'entry', 'red', 7, 1),
    space('square-3', 'square', 'blue', 7, 4),
    space('square-4', 'arrow', 'red', 7, 7),
    space('square-5', 'square', 'red', 4, 7),
    space('square-6', 'entry', 'blue', 1, 7),
    space('square-7', 'square', 'red', 1, 4),
    ...[0, 1, 2].map((n) => space(`start-blue-${n}`, 'start', 'blue', n, 9)),
    ...[0, 1, 2].map((n) => space(`start-red-${n}`, 'start', 'red', n + 5, 9)),
    ...[0, 1, 2].map((n) => space(`goal-blue-${n}`, 'goal', 'blue', n + 2, 6)),
    ...[0, 1, 2].map((n) => space(`goal-red-${n}`, 'goal', 'red', 6 - n, 2)),
  ],
});

const view = { game: 'kids', seats: [{ colour: 'blue' }, { colour: 'red' }] } as KidsView;
const step = (...events: TypedEvent[]) =>
  ({
    number: 1,
    actor: 0,
    action: {},
    view,
    lines: events.map((event) => ({ step: 1, event, words: { id: 'x' } })),
  }) as Step;
const keys = (points: object[]) => points.map((point) => (point as Space).key);
const before = new Map([['pawn-0-1', 'start-blue-1']]);

const moved = { event: 'moved', seat: 0, pawn: 0, start: 3, end: 6 };
const home = { event: 'came_home', seat: 0, pawn: 0, goal: 1 };
const knocked = { event: 'knocked_out', victim: 1, pawn: 2, square: 6, by: 0 };

describe('what a step shows', () => {
  test('a pawn walks space by space, round the end of the numbering too', () => {
    const [walk] = motions(step({ ...moved, start: 6, end: 1 }), track, before);
    expect(keys(walk!.points)).toEqual(['square-6', 'square-7', 'square-0', 'square-1']);
  });

  test('a pawn that comes home goes on over its goal squares in the same walk', () => {
    const found = motions(step(moved, home), track, before);
    expect(found).toHaveLength(1);
    expect(keys(found[0]!.points)).toEqual([
      'square-3',
      'square-4',
      'square-5',
      'square-6',
      'goal-blue-0',
      'goal-blue-1',
    ]);
  });

  test('a pawn is knocked out when the other one arrives, and flies to its start', () => {
    const [walk, flight] = motions(step(moved, knocked), track, before);
    expect(flight).toMatchObject({ pawn: 'pawn-1-2', flies: true, start: walk!.duration });
    expect(keys(flight!.points)).toEqual(['square-6', 'start-red-2']);
  });

  test('a waiting pawn enters from where it stood', () => {
    const [enters] = motions(step({ event: 'entered', seat: 0, pawn: 1, square: 0 }), track, before);
    expect(keys(enters!.points)).toEqual(['start-blue-1', 'square-0']);
  });

  test.each([
    ['a walk', [moved]],
    ['a walk home', [moved, home]],
    ['a walk home over another pawn', [moved, knocked, home]],
    [
      'a way in',
      [
        { event: 'entered', seat: 0, pawn: 1, square: 0 },
        { ...knocked, square: 0 },
      ],
    ],
  ])('%s ends before the next step is shown', (_, events) => {
    const shown = step(...events);
    const last = Math.max(...motions(shown, track, before).map(({ start, duration }) => start + duration));
    expect(last).toBeLessThanOrEqual(duration(shown, 'normal'));
  });

  test('nothing takes time when motion is not wanted', () => {
    expect(duration(step({ event: 'rolled', seat: 0, face: 'red' }), 'none')).toBe(0);
    expect(duration(step(moved), 'fast')).toBeLessThan(duration(step(moved), 'normal'));
  });
});

describe('the way a pawn would go', () => {
  test('out of its corner', () => {
    expect(keys(track.way('start-blue-2', 'square-0'))).toEqual(['start-blue-2', 'square-0']);
  });

  test('into its goal by its own entry square', () => {
    expect(keys(track.way('square-1', 'goal-red-2'))).toEqual([
      'square-1',
      'square-2',
      'goal-red-0',
      'goal-red-1',
      'goal-red-2',
    ]);
  });
});
