/** What dice with pips have in common. */

/** The pips of each number, from 0 on, on a field of 3 by 3 around the middle. */
export const PIPS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** How each of two dice that lie side by side tumbles. */
export const TUMBLE_OF_TWO: Keyframe[] = [
  { transform: 'translate(-.4px, -.9px) rotate(-300deg) scale(.7)', easing: 'ease-in' },
  { transform: 'translate(.25px, .1px) rotate(-160deg)', easing: 'ease-out', offset: 0.45 },
  { transform: 'none' },
];
