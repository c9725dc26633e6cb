// What an edition's drawing tells of Go For It!, and short names for what the view tells.

import type { GoForItView } from '../../protocol';

export const CATEGORIES = ['house', 'wheels', 'feelin', 'goin'] as const;
/** The rows of the tray, left to right in the rules, which is dearest first. */
export type Category = (typeof CATEGORIES)[number];

export type ByLanguage = Record<string, string>;

export interface Effect {
  do: string;
  amount: number;
  categories: Category[];
  count: number;
}

export interface Week {
  key: string;
  kind: string;
  /** 1 to 12, and 1 to 4 in it. */
  month: number;
  week: number;
  /** The centre of its square, one unit wide. */
  x: number;
  y: number;
  title: ByLanguage;
  text: ByLanguage;
  effects: Effect[];
}

export interface StatusFace {
  category: Category;
  value: number;
  title: ByLanguage;
}

export interface NewsFace {
  title: ByLanguage;
  text: ByLanguage;
  extra: boolean;
  effects: Effect[];
}

export interface CareerFace {
  title: ByLanguage;
  /** Status cards needed and salary, from the lowest. */
  rows: [number, number][];
}

export interface Drawing {
  width: number;
  height: number;
  spaces: Week[];
  track: string[];
  marks: { key: string; space: string }[];
  cards: Record<string, StatusFace>;
  backs: Record<Category, number>;
  news: Record<string, NewsFace>;
  careers: Record<string, CareerFace>;
}

export type View = GoForItView;
export type Pending = NonNullable<View['pending']>;
export type Matter<Name extends Pending['matter']> = Extract<Pending, { matter: Name }>;
