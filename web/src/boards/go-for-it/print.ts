// What is printed on the cards and the calendar, by key.

import { ownWords } from '../../texts/words.svelte';
import type { CareerFace, Drawing, NewsFace, StatusFace, Week } from './types';

export class Print {
  readonly weeks: Week[];
  readonly #weeks: Map<string, Week>;

  constructor(readonly drawing: Drawing) {
    this.weeks = drawing.spaces;
    this.#weeks = new Map(drawing.spaces.map((week) => [week.key, week]));
  }

  card(key: string): StatusFace {
    return this.drawing.cards[key]!;
  }

  news(key: string): NewsFace {
    return this.drawing.news[key]!;
  }

  career(key: string): CareerFace {
    return this.drawing.careers[key]!;
  }

  week(key: string): Week {
    return this.#weeks.get(key)!;
  }

  title(key: string): string {
    const { cards, news, careers } = this.drawing;
    return ownWords((cards[key] ?? news[key] ?? careers[key] ?? this.#weeks.get(key))!.title);
  }

  /** The weeks from one to another, both included, the way the timepiece goes. */
  way(start: string, end: string): Week[] {
    const { weeks } = this;
    const [from, to] = [start, end].map((key) => weeks.findIndex((week) => week.key === key)) as [
      number,
      number,
    ];
    const steps = (to - from + weeks.length) % weeks.length;
    return Array.from({ length: steps + 1 }, (_, step) => weeks[(from + step) % weeks.length]!);
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
