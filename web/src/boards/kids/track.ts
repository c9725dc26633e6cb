// The drawing of a Kids edition, as src/laufspiel/games/maedn_kids/drawing.py makes it, ready to be asked.

import type { Point } from '../../pieces/motion';

export interface Space extends Point {
  key: string;
  kind: 'square' | 'arrow' | 'entry' | 'start' | 'goal';
  colour: string;
  owner: string | null;
}

interface Drawing {
  width: number;
  height: number;
  spaces: Space[];
  track: string[];
}

export class Track {
  readonly width: number;
  readonly height: number;
  readonly spaces: Space[];
  /** The squares in the direction of play. */
  readonly squares: Space[];
  #by: Map<string, Space>;

  constructor(drawing: unknown) {
    const { width, height, spaces, track } = drawing as Drawing;
    this.width = width;
    this.height = height;
    this.spaces = spaces;
    this.#by = new Map(spaces.map((space) => [space.key, space]));
    this.squares = track.map((key) => this.at(key));
  }

  at(key: string): Space {
    const space = this.#by.get(key);
    if (!space) throw new Error(`The drawing has no space “${key}”.`);
    return space;
  }

  of(kind: Space['kind'], colour: string): Space[] {
    return this.spaces.filter((space) => space.kind === kind && space.owner === colour);
  }

  /** Every colour that has a corner of this board. */
  get colours(): string[] {
    return [...new Set(this.spaces.filter((space) => space.kind === 'start').map((space) => space.colour))];
  }

  /** The squares from one to another in the direction of play, both included. */
  along(start: Space, end: Space): Space[] {
    const from = this.squares.indexOf(start);
    const steps = (this.squares.indexOf(end) - from + this.squares.length) % this.squares.length;
    return Array.from({ length: steps + 1 }, (_, step) => this.squares[(from + step) % this.squares.length]!);
  }

  /** The spaces a pawn passes from one to another: out of its corner, round the track, into its goal. */
  way(startKey: string, endKey: string): Space[] {
    const start = this.at(startKey);
    const end = this.at(endKey);
    if (start.kind === 'start') return [start, end];
    if (end.kind !== 'goal') return this.along(start, end);
    const entry = this.of('entry', end.colour)[0]!;
    const lane = this.of('goal', end.colour);
    return [...this.along(start, entry), ...lane.slice(0, lane.indexOf(end) + 1)];
  }

  /** Which way the track goes on from a square, as an angle in degrees. */
  heading(square: Space): number {
    const next = this.squares[(this.squares.indexOf(square) + 1) % this.squares.length]!;
    return angle(square, next);
  }
}

const angle = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** A smooth line through points; closed when the last is to meet the first. */
export function smooth(points: Point[], closed: boolean): string {
  const [first] = points;
  if (!first) return '';
  const count = points.length;
  const pick = (index: number) =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]!;
  let path = `M${first.x} ${first.y}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    path += `C${b.x + (c.x - a.x) / 6} ${b.y + (c.y - a.y) / 6} ${c.x - (d.x - b.x) / 6} ${c.y - (d.y - b.y) / 6} ${c.x} ${c.y}`;
  }
  return path;
}
