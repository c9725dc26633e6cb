// Where spaces lie on a surface of any shape, and which part of the board is in view.

import type { Point } from '../../pieces/motion';
import type { Drawing, Space } from './types';

/** The board as it is laid out here: rows drawn apart where there is room above and below. */
export interface Surface {
  width: number;
  height: number;
  /** How much farther apart things lie downwards than the drawing says. */
  stretch: number;
}

/** What is in view, in units of the surface. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room under the spaces for the title and the clouds. */
export const FOOT = 2.1;
const LEAST_STRETCH = 1.08;
const MOST_STRETCH = 1.5;
/** Units across when the view follows a figure: spaces are as wide as a finger's tip. */
const CLOSE = 10.5;
const CLOSEST = 5;

export function surfaceOn(
  drawing: Pick<Drawing, 'width' | 'height'>,
  width: number,
  height: number,
): Surface {
  const wanted = ((drawing.width * height) / Math.max(width, 1) - FOOT) / drawing.height;
  const stretch = Math.min(Math.max(wanted, LEAST_STRETCH), MOST_STRETCH);
  return { width: drawing.width, height: drawing.height * stretch + FOOT, stretch };
}

export const placeOn = ({ stretch }: Surface, { x, y }: Point): Point => ({ x, y: y * stretch });

/** The whole board, in a window of the shape of `width` by `height` pixels. */
export function whole(surface: Surface, width: number, height: number): Window {
  const scale = Math.max(surface.width / width, surface.height / height);
  const size = { width: width * scale, height: height * scale };
  return {
    ...size,
    x: (surface.width - size.width) / 2,
    y: Math.min((surface.height - size.height) / 2, 0),
  };
}

/** A window round the points, as close as follows well, with room on every side. */
export function around(points: Point[], surface: Surface, width: number, height: number): Window {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, up, down] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const ratio = height / width;
  const across = Math.max(CLOSE, right - left + 4, (down - up + 3) / ratio);
  return keepOn(surface, centred((left + right) / 2, (up + down) / 2, across, ratio));
}

const centred = (x: number, y: number, width: number, ratio: number): Window => ({
  x: x - width / 2,
  y: y - (width * ratio) / 2,
  width,
  height: width * ratio,
});

/** The window zoomed about a point that keeps its place on the screen; `factor` below 1 comes closer. */
export function zoomed(window: Window, factor: number, about: Point, surface: Surface): Window {
  const ratio = window.height / window.width;
  const most = Math.max(surface.width, surface.height / ratio);
  const width = Math.min(Math.max(window.width * factor, CLOSEST), most);
  const real = width / window.width;
  return keepOn(surface, {
    x: about.x - (about.x - window.x) * real,
    y: about.y - (about.y - window.y) * real,
    width,
    height: width * ratio,
  });
}

export const moved = (window: Window, x: number, y: number, surface: Surface): Window =>
  keepOn(surface, { ...window, x: window.x + x, y: window.y + y });

/** The window drawn back onto the board; centred where it is larger than the board. */
export function keepOn(surface: Surface, window: Window): Window {
  return {
    ...window,
    x: kept(window.x, window.width, surface.width),
    y: kept(window.y, window.height, surface.height),
  };
}

function kept(begin: number, size: number, most: number): number {
  if (size >= most) return (most - size) / 2;
  return Math.min(Math.max(begin, 0), most - size);
}

/** Where those who share a space stand, about its middle. */
export function standing(index: number, count: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
  const away = count < 4 ? 0.24 : 0.32;
  return { x: Math.cos(turn) * away * 1.2, y: Math.sin(turn) * away * 0.8 };
}

/** The space under a touch; null beside all of them. */
export function nearestSpace(spaces: Space[], surface: Surface, at: Point): string | null {
  let best: string | null = null;
  let least = 0.6;
  for (const space of spaces) {
    const { x, y } = placeOn(surface, space);
    const away = Math.hypot(x - at.x, y - at.y);
    if (away < least) [best, least] = [space.key, away];
  }
  return best;
}
