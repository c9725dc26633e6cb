// Where figures stand, and how they come there while a step is shown.

import type { Point } from '../../pieces/motion';
import { framesOf, type Journey } from './journey';
import { standing } from './surface';
import type { Life } from './types';

export interface Placed {
  seat: number;
  colour: string;
  ended: string | null;
  place: Point;
  /** Where it is all through the journey; null for who stands still. */
  frames: Keyframe[] | null;
}

/** `stood` are the spaces before the journey, by seat. */
export function placeFigures(
  lives: Life[],
  journey: Journey | null,
  placeOf: (space: string) => Point,
  stood: string[],
): Placed[] {
  return lives.map((life, seat) => {
    const here = lives.flatMap((other, index) => (other.space === life.space && !other.ended ? [index] : []));
    const aside = standing(Math.max(here.indexOf(seat), 0), here.length);
    const stands = (space: string): Point => {
      const place = placeOf(space);
      return space === life.space ? { x: place.x + aside.x, y: place.y + aside.y } : place;
    };
    const legs = journey?.legs.filter((leg) => leg.seat === seat) ?? [];
    const frames =
      journey && legs.length > 0
        ? framesOf(legs, journey.time, placeOf(stood[seat] ?? life.space), stands)
        : null;
    return { seat, colour: life.colour, ended: life.ended, place: stands(life.space), frames };
  });
}
