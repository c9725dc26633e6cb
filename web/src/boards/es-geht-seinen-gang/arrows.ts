// Arrows between spaces, and lines along paths for their titles.

import type { Point } from '../../pieces/motion';

/** Radius of a space. */
export const RADIUS = 0.45;
const HEAD = 0.22;

export interface Arrow {
  line: string;
  head: string;
}

const r = (value: number) => Math.round(value * 1000) / 1000;

/** From edge to edge of two spaces, bent to the left of its direction by a share of its length. */
export function arrow(from: Point, to: Point, bend: number): Arrow {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const middle = {
    x: (from.x + to.x) / 2 + down * bend,
    y: (from.y + to.y) / 2 - across * bend,
  };
  const start = toward(from, middle, RADIUS);
  const tip = toward(to, middle, RADIUS + 0.03);
  const foot = toward(tip, middle, HEAD);
  const away = { x: ((tip.y - foot.y) / HEAD) * 0.13, y: ((foot.x - tip.x) / HEAD) * 0.13 };
  return {
    line: `M${r(start.x)} ${r(start.y)}Q${r(middle.x)} ${r(middle.y)} ${r(foot.x)} ${r(foot.y)}`,
    head: `M${r(tip.x)} ${r(tip.y)}L${r(foot.x + away.x)} ${r(foot.y + away.y)}L${r(foot.x - away.x)} ${r(foot.y - away.y)}Z`,
  };
}

function toward(from: Point, to: Point, distance: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / whole) * distance,
    y: from.y + ((to.y - from.y) / whole) * distance,
  };
}

export const lineThrough = (points: Point[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${r(x)} ${r(y)}`).join('');

/** A line above the points, read from left to right whichever way they run. */
export function above(points: Point[], distance: number): Point[] {
  const first = points[0]!;
  const row = first.x <= points.at(-1)!.x ? points : [...points].reverse();
  return row.map((point, index) => {
    const [before, after] = [row[Math.max(index - 1, 0)]!, row[Math.min(index + 1, row.length - 1)]!];
    const [across, down] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(across, down) || 1;
    return { x: point.x + (down / length) * distance, y: point.y - (across / length) * distance };
  });
}

/** Where on a line writing of some length bends least, as a distance from its beginning; rather early than late. */
export function calmest(points: Point[], length: number): number {
  const bends = points.slice(1, -1).map((point, index) => bendAt(points[index]!, point, points[index + 2]!));
  const along = [0];
  for (let index = 1; index < points.length; index++)
    along.push(along[index - 1]! + distance(points[index - 1]!, points[index]!));
  const whole = along.at(-1)!;
  let best = 0;
  let least = Infinity;
  for (let start = 0; start <= Math.max(whole - length, 0); start += 0.25) {
    const within = bends.filter(
      (_, index) => along[index + 1]! >= start && along[index + 1]! <= start + length,
    );
    const bent = within.reduce((sum, bend) => sum + bend, 0) + start * 0.02;
    if (bent < least) [best, least] = [start, bent];
  }
  return r(best);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a line turns at a point, in radians; as far as can be where it runs to the left. */
function bendAt(before: Point, point: Point, after: Point): number {
  // Nobody reads upside down.
  if (before.x - after.x > Math.abs(after.y - before.y) / 2) return Math.PI;
  const turn =
    Math.atan2(after.y - point.y, after.x - point.x) - Math.atan2(point.y - before.y, point.x - before.x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** Where so many dots lie on a space, and how large they are. */
export function dotsOn(count: number): { places: Point[]; size: number } {
  if (count <= 1) return { places: [{ x: 0, y: 0 }], size: 0.21 };
  if (count === 2) return { places: ring(2, 0.19, 0), size: 0.165 };
  if (count === 3) return { places: ring(3, 0.21, -90), size: 0.155 };
  if (count === 4) return { places: ring(4, 0.235, 45), size: 0.14 };
  const around = ring(count - 1, 0.28, -90);
  return { places: [{ x: 0, y: 0 }, ...around], size: 0.115 };
}

function ring(count: number, radius: number, from: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = ((from + (360 * index) / count) * Math.PI) / 180;
    return { x: r(Math.cos(turn) * radius), y: r(Math.sin(turn) * radius) };
  });
}
