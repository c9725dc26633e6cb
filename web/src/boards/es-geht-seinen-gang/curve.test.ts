import { expect, test } from 'vitest';
import { smooth } from './curve';

const POINTS = [
  { x: 0, y: 0 },
  { x: 2, y: 3 },
  { x: 5, y: 1 },
  { x: 7, y: 7 },
];

test('a curve runs through its points, in their order', () => {
  const line = smooth(POINTS);
  const at = POINTS.map(({ x, y }) => line.findIndex((point) => point.x === x && point.y === y));
  expect(at[0]).toBe(0);
  expect(at).toEqual([...at].sort((one, other) => one - other));
  expect(at.at(-1)).toBe(line.length - 1);
});

test('a curve bends nowhere sharply', () => {
  const line = smooth(POINTS);
  const turns = line.slice(1, -1).map((point, index) => {
    const [before, after] = [line[index]!, line[index + 2]!];
    const [one, other] = [
      Math.atan2(point.y - before.y, point.x - before.x),
      Math.atan2(after.y - point.y, after.x - point.x),
    ];
    return Math.abs(Math.atan2(Math.sin(other - one), Math.cos(other - one)));
  });
  expect(Math.max(...turns)).toBeLessThan(0.6);
});

test('a lone point is a line of one', () => {
  expect(smooth([{ x: 2, y: 3 }])).toEqual([{ x: 2, y: 3 }]);
});
