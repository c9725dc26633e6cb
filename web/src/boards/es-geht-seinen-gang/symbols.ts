// Our own drawings on a field of 24 by 24: what points, spaces, cards and careers look like.

import type { Colour } from './types';

/** Filled outlines about (0, 0) in a circle of radius 1, unlike each other without colour: leaf, book, coin, heart. */
export const POINT_SHAPES: Record<Colour, string> = {
  green: 'M-.85.85C-1.100-.35-.3-1 .95-.95C1 .3.35 1.100-.85.85Z',
  blue: 'M-.82-.82H.82V.82H-.82Z',
  yellow: 'M0-.98A.98.98 0 0 1 0 .98A.98.98 0 0 1 0-.98Z',
  red: 'M0 .95C-1.300.05-1-.85-.48-.85C-.2-.85 0-.6 0-.42C0-.6.2-.85.48-.85C1-.85 1.300.05 0 .95Z',
};

/** Lines. */
export const SIGNS = {
  disko:
    'M12 2v3M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM4.500 10.500h15M4.500 15.500h15M12 5c-5 5-5 11 0 16M12 5c5 5 5 11 0 16',
  konsum: 'M4 9h16l-1.500 12h-13zM8 9c0-8 8-8 8 0M9.500 13v4m5-4v4',
  level: 'M7 22 9 2m8 20L15 2M8.700 6h6.600M8.300 11h7.400M7.800 16h8.400',
  question: 'M7 8c0-6.500 10-6.500 10 0 0 4-5 4-5 8M12 20.500v.5',
  pram: 'M3 4h3l2 10h10a8 8 0 0 0-8-9v9M8 14h12M9 20.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 20.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  death: 'M12 2v20M6 8h12',
  back: 'M20 18v-5a4 4 0 0 0-4-4H5m5-5L5 9l5 5',
  detention: 'M4 4h16v16H4zM9.300 4v16M14.700 4v16',
  prison: 'M3 3h18v18H3zM8 3v18M12 3v18M16 3v18',
  fine: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12h8',
  coup: 'M9 3h6l-2 4h-2zM11 7C5 11 3 21 7 21h10c4 0 2-10-4-14M9 15h6M9 12l3 3 3-3M12 15v4',
  end: 'M7 18a4.500 4.500 0 0 1-.5-9 6 6 0 0 1 11.500 1.500A3.800 3.800 0 0 1 17.500 18Z',
  start: 'M4 10h16c0 7-3.500 10-8 10s-8-3-8-10ZM12 10V3c4 0 7 3 7 7',
  crossroads: 'M12 22V3M12 4h7l2.500 2.500L19 9h-7M12 11H5l-2.500 2.500L5 16h7',
  certificate: 'M5 3h14v13H5zM8.500 7h7M8.500 10.500h7M14 16v6l2-1.500L18 22v-6',
  partner: 'M12 20C3 13 3 5 8 5c2.500 0 4 2 4 3.500C12 7 13.500 5 16 5c5 0 5 8-4 15Z',
  good: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9',
  child: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM6 21c0-5 2.500-8 6-8s6 3 6 8zM10.500 7h.01M13.500 7h.01',
  waits:
    'M6 3h12M6 21h12M7 3c0 6 3.500 6.500 5 9-1.500 2.500-5 3-5 9M17 3c0 6-3.500 6.500-5 9 1.500 2.500 5 3 5 9',
  open: 'M5 3h14v18H5zM9.500 9c0-3.500 5-3.500 5 0 0 2.200-2.500 2-2.500 4.500M12 17v.3',
  woman: 'M12 14a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11ZM12 14v8M8.500 18.500h7',
  man: 'M10 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM14.300 10.700 20.500 4M15 4h5.500v5.500',
  science:
    'M9 3h6M10 3v6L4 19c-.6 1.200 0 2.500 1.500 2.500h13c1.500 0 2.100-1.300 1.500-2.500L14 9V3M7.500 15h9',
  sport:
    'M7 2l5 7 5-7M12 22a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM12 12.500v6M10.500 13.500 12 12.500',
  enterprise: 'M3 21V10l6 4v-4l6 4V3h4l2 18zM7 17.500h2m3 0h2',
  party: 'M5 22V3M5 4c5-3 9 3 15 0v9c-6 3-10-3-15 0',
  crooked: 'M3 8c3-2 6 1 9 1s6-3 9-1c1 5-1 9-4 9-2.500 0-3.500-3-5-3s-2.500 3-5 3c-3 0-5-4-4-9ZM7 11h3m4 0h3',
  military:
    'M12 2.500 14.900 8.900 22 9.700 16.700 14.400 18.200 21.300 12 17.800 5.800 21.300 7.300 14.400 2 9.700 9.100 8.900Z',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  follow:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM12 1.500V6m0 12v4.500M1.500 12H6m12 0h4.500',
  closer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  legend: 'M5 3h14v18H5zM8.500 7.500h.01M12 7.500h4M8.500 12h.01M12 12h4M8.500 16.500h.01M12 16.500h4',
} as const;

export type Sign = keyof typeof SIGNS;

export const isSign = (name: string): name is Sign => name in SIGNS;
