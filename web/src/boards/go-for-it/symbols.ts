// Our own line drawings on a field of 24 by 24: what the categories stand for, and what effects do.

import type { Category } from './types';

/** Filled outlines, unlike each other even without colour. */
export const CATEGORY_SHAPES: Record<Category, string> = {
  house: 'M12 2.500 22 11.500H19V21.500H14V15H10V21.500H5V11.500H2Z',
  wheels:
    'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 6.500A5.500 5.500 0 1 0 12 17.500A5.500 5.500 0 1 0 12 6.500ZM12 10A2 2 0 1 1 12 14A2 2 0 1 1 12 10Z',
  feelin:
    'M12 21.500C4 15.500 1.500 11.500 1.500 8.200C1.500 5 4 2.800 6.900 2.800C9 2.800 11 4 12 6C13 4 15 2.800 17.100 2.800C20 2.800 22.500 5 22.500 8.200C22.500 11.500 20 15.500 12 21.500Z',
  goin: 'M10.300 2.500H13.700V8.500L22.500 14V17L13.700 14.200V19L16.500 21V22.500L12 21.300L7.500 22.500V21L10.300 19V14.200L1.500 17V14L10.300 8.500Z',
};

/** Lines. */
export const SIGNS = {
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-3 2M7 9h7M7 12.500h7M7 16h4',
  salary: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2.500',
  free_card:
    'M4 10h16v10H4zM3 6.500h18V10H3zM12 6.500V20M12 6.500C9 6.500 7 5 8 3.500S12 4 12 6.500C12 4 15 2 16 3.500S15 6.500 12 6.500Z',
  lose_card: 'M6 3.500h12v17H6zM9 9l6 6m0-6-6 6',
  take_card: 'M5 4h9v13H5zM17 8v12H9M9.500 8v5m-2.500-2.500L9.500 13l2.500-2.500',
  swap_card: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
  move: 'M4 12h14m-5-6 6 6-6 6',
  trade_up: 'M5 19 19 5m0 0h-8m8 0v8M5 5h4v4H5zM15 15h4v4h-4z',
  protect: 'M12 3 20 6v6c0 4.500-3 7.500-8 9-5-1.500-8-4.500-8-9V6z',
  clock: 'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 9v4l3 2M9.500 2.500h5M12 2.500V5',
  star: 'M12 2.500 14.900 8.900 22 9.700 16.700 14.400 18.200 21.300 12 17.800 5.800 21.300 7.300 14.400 2 9.700 9.100 8.900Z',
  cards: 'M8 3.500h11v14H8zM16 17.500v3H5v-14h3',
  deal: 'M3 9l4-3 5 2 5-2 4 3v6l-5 4-4-3-4 3-5-4zM12 8l-3 4 3 2 3-2',
} as const;

export type Sign = keyof typeof SIGNS;

export const isSign = (name: string): name is Sign => name in SIGNS;
