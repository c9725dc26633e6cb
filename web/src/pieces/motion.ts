// Pieces on their way: points in time and space, played by the browser's own animations.

import type { Speed } from '../boards/contract';

export interface Point {
  x: number;
  y: number;
}

const FACTORS: Record<Speed, number> = { normal: 1, fast: 0.45, none: 0 };

/** Milliseconds at a speed; nothing takes time when motion isn't wanted. */
export const atSpeed = (milliseconds: number, speed: Speed) => milliseconds * FACTORS[speed];

/** How long a die tumbles, in milliseconds. */
export const ROLL = 550;

export const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

/** Hops from point to point, `height` units high between them. */
export function hops(points: Point[], height: number): Keyframe[] {
  const frames: Keyframe[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before) {
      const top = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 - height };
      frames.push({ transform: at(top), easing: 'cubic-bezier(.5, 0, .9, .6)' });
    }
    frames.push({ transform: at(point), easing: 'cubic-bezier(.1, .4, .5, 1)' });
  });
  return frames;
}

/** Plays keyframes that end where the element now stands; until they start it waits where they begin. */
export function play(
  element: Element | null | undefined,
  frames: Keyframe[],
  delay: number,
  duration: number,
): Animation | undefined {
  if (duration <= 0 || frames.length < 2) return undefined;
  return element?.animate(frames, { delay, duration, fill: 'backwards' });
}
