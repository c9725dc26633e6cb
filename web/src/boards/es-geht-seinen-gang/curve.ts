// The smooth curve through the points of a path, along which the server spread the path's spaces.

import type { Point } from '../../pieces/motion';

/** Straight pieces that stand for the curve between two of its points. */
const STEPS = 12;

/** A Catmull-Rom curve through the points, as a line of many straight pieces. */
export function smooth(points: Point[]): Point[] {
  const pieces = points.slice(1).flatMap((end, index) => {
    const start = points[index]!;
    // It leaves the first point towards the second, and comes to the last from the one before.
    const [before, after] = [points[index - 1] ?? start, points[index + 2] ?? end];
    return Array.from({ length: STEPS }, (_, step) => between(before, start, end, after, step / STEPS));
  });
  return [...pieces, ...points.slice(-1)];
}

/** The curve's point at `t`, from 0 at `start` to 1 at `end`. */
function between(before: Point, start: Point, end: Point, after: Point, t: number): Point {
  const at = (axis: 'x' | 'y') =>
    (2 * start[axis] +
      (end[axis] - before[axis]) * t +
      (2 * before[axis] - 5 * start[axis] + 4 * end[axis] - after[axis]) * t ** 2 +
      (3 * start[axis] - before[axis] - 3 * end[axis] + after[axis]) * t ** 3) /
    2;
  return { x: at('x'), y: at('y') };
}
