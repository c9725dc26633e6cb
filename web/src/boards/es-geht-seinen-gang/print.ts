// What is printed on the board, the Legend and the cards, by key, and how spaces follow each other.

import { walk } from './walk';
import type { Drawing, Good, Level, Partner, Path, Question, Space } from './types';

export class Print {
  readonly #spaces: Map<string, Space>;
  readonly #paths: Map<string, Path>;
  readonly #cards: Map<string, Partner | Good | Level>;

  constructor(readonly drawing: Drawing) {
    const { partners, goods, levels } = drawing.legend;
    this.#spaces = new Map(drawing.spaces.map((space) => [space.key, space]));
    this.#paths = new Map(drawing.paths.map((path) => [path.id, path]));
    this.#cards = new Map([...partners, ...goods, ...levels].map((card) => [card.key, card]));
  }

  space(key: string): Space {
    return this.#spaces.get(key)!;
  }

  path(id: string): Path {
    return this.#paths.get(id)!;
  }

  /** A partner, good or level of the Legend. */
  card(key: string): Partner | Good | Level {
    return this.#cards.get(key)!;
  }

  partner(key: string): Partner {
    return this.#cards.get(key) as Partner;
  }

  level(key: string): Level {
    return this.#cards.get(key) as Level;
  }

  question(key: string): Question {
    return this.drawing.questions[key]!;
  }

  certificateCost(key: string): string {
    return this.drawing.legend.certificates.find((one) => one.key === key)?.cost ?? '';
  }

  spacesOf(path: string): Space[] {
    return this.drawing.spaces.filter((space) => space.path === path);
  }

  /** The spaces a figure walks over from one to another, both included; just the two where no way leads. */
  walk(start: string, end: string): string[] {
    return walk((key) => this.space(key).ways.map(({ to }) => to), start, end);
  }
}

let last: { drawing: unknown; print: Print } | null = null;

/** The print of an edition's drawing, read once. */
export function printOf(drawing: unknown): Print {
  if (last !== null && last.drawing === drawing) return last.print;
  const print = new Print(drawing as Drawing);
  last = { drawing, print };
  return print;
}

/** The print of the board on show, for those who aren't handed its drawing; null before there is one. */
export const printOnShow = (): Print | null => last?.print ?? null;
