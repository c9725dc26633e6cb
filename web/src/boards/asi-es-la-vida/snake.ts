// Where the cards of a course lie: rows that run one way and then the other, as many columns as the screen likes best.

import type { Point } from '../../pieces/motion';

/** Less than six only where the course has become short. */
const fewestColumns = (count: number) => Math.max(2, Math.min(6, Math.ceil(count / 4)));
const MOST_COLUMNS = 12;

/** Half the width of a card; cards are one unit apart. */
export const HALF = 0.46;

/** Room beside the outermost cards, where the snake turns. */
const RIM = 0.12;

export class Snake {
  readonly columns: number;
  readonly rows: number;

  /** For `count` cards on a surface of that many pixels, cards as large as they can be. */
  constructor(count: number, width: number, height: number) {
    let best = { columns: fewestColumns(count), size: 0 };
    for (let columns = best.columns; columns <= MOST_COLUMNS; columns++) {
      const size = Math.min(width / (columns + 2 * RIM), height / (Math.ceil(count / columns) + 2 * RIM));
      if (size > best.size) best = { columns, size };
    }
    this.columns = best.columns;
    this.rows = Math.ceil(count / best.columns);
  }

  get width(): number {
    return this.columns + 2 * RIM;
  }

  get height(): number {
    return this.rows + 2 * RIM;
  }

  /** The middle of the card that comes at this place of the course, counted from 0. */
  at(index: number): Point {
    const row = Math.floor(index / this.columns);
    const along = index % this.columns;
    const column = row % 2 === 0 ? along : this.columns - 1 - along;
    return { x: RIM + column + 0.5, y: RIM + row + 0.5 };
  }

  /** Which way the course leaves that card: right, left, or down where it turns. */
  heading(index: number): number {
    if (index % this.columns === this.columns - 1) return 90;
    return Math.floor(index / this.columns) % 2 === 0 ? 0 : 180;
  }
}
