// Points as editions write them, a letter each, and what somebody's chips can pay.

import { COLOURS, type Chips, type Colour } from './types';

export const colourOf = (letter: string): Colour =>
  COLOURS.find((colour) => colour.startsWith(letter)) ?? 'green';

/** How many points of each colour letters such as `ggb` tell. */
export function countPoints(letters: string): Chips {
  const counts: Chips = { green: 0, blue: 0, yellow: 0, red: 0 };
  for (const letter of letters) counts[colourOf(letter)] += 1;
  return counts;
}

/** The letters of a price that the chips don't reach, such as `bb`. */
export function lacking(cost: string, chips: Chips): string {
  const left = { ...chips };
  return [...cost].filter((letter) => --left[colourOf(letter)] < 0).join('');
}
