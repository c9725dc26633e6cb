// What an edition's drawing tells of Es geht seinen Gang, and short names for what the view tells.

import type { GangView } from '../../protocol';

/** The four kinds of points, in the rules' order; an edition writes each by its first letter. */
export const COLOURS = ['green', 'blue', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export type ByLanguage = Record<string, string>;

export interface Way {
  to: string;
  if: string;
  /** A black arrow from the end of a path, not just the next space on it. */
  is_arrow: boolean;
}

export interface Space {
  key: string;
  kind: string;
  number: number;
  certificate: string | null;
  /** Letters, one a dot. */
  dots: string;
  /** Whether it is called otherwise than its path. */
  has_title: boolean;
  path: string;
  career: string | null;
  dark: boolean;
  ways: Way[];
  red: string | null;
  x: number;
  y: number;
}

export interface Path {
  key: string;
  id: string;
  career: string | null;
  dark: boolean;
  /** The points that its line runs through, smoothly. */
  curve: [number, number][];
}

export interface Partner {
  key: string;
  life: string;
  cost: string;
  text: ByLanguage;
}

export interface Good {
  key: string;
  cost: string;
}

export interface Level extends Good {
  career: string;
}

export interface Effect {
  do: string;
  points: string;
  count: number;
  to: string | null;
  good: string | null;
  if: string;
}

export interface Question {
  text: ByLanguage;
  effects: Effect[];
}

export interface Drawing {
  width: number;
  height: number;
  spaces: Space[];
  paths: Path[];
  start: string;
  prison: string;
  last_stretch: string;
  legend: {
    partners: Partner[];
    goods: Good[];
    levels: Level[];
    certificates: { key: string; cost: string }[];
  };
  questions: Record<string, Question>;
}

export type View = GangView;
export type Life = View['seats'][number];
export type Chips = Life['chips'];
export type Offer = Life['open_cards'][number];
export type Pending = NonNullable<View['pending']>;
export type Matter<Name extends Pending['matter']> = Extract<Pending, { matter: Name }>;
