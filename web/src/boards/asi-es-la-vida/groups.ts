// Who stands on a card: figures of one player together, guards together, each group with its count.

import type { Point } from '../../pieces/motion';
import type { CardView, StockView } from '../../protocol';

export type Kind = 'figure' | 'guard';

export interface Group extends Point {
  kind: Kind;
  /** The player, or -1 for guards. */
  seat: number;
  colour: string;
  count: number;
  size: number;
}

/** A piece on its way, which stands on no card meanwhile. */
export interface Lifted {
  card: string;
  kind: Kind;
  seat: number;
}

/** What tells a card from others of its kind: the number printed on it, or a fortune card's own. */
export function numberOf(card: CardView): number {
  return card.kind === 'fortune' ? Number(card.key.split('-')[1]) : card.value;
}

/** The groups on a card with their places about its middle. */
export function groupsOn(card: CardView, stocks: StockView[], lifted: Lifted | null = null): Group[] {
  const away = (kind: Kind, seat: number) =>
    lifted && lifted.card === card.key && lifted.kind === kind && (kind === 'guard' || lifted.seat === seat)
      ? 1
      : 0;
  const standing = card.figures.map((count, seat) => ({
    kind: 'figure' as Kind,
    seat,
    colour: stocks[seat]?.colour ?? '',
    count: count - away('figure', seat),
  }));
  standing.push({ kind: 'guard', seat: -1, colour: '', count: card.guards - away('guard', -1) });
  const groups = standing.filter(({ count }) => count > 0);
  const roomy = card.kind === 'start' || card.kind === 'finish';
  const places = placesFor(groups.length, roomy);
  return groups.map((group, index) => ({ ...group, ...places[index]! }));
}

/** From so many groups on, a card's number makes room for a second row. */
export const CROWD = 4;

interface Place extends Point {
  size: number;
}

/** Rows of places in the lower part of a card, under its number, or on all of it where there is none. */
function placesFor(count: number, roomy: boolean): Place[] {
  const rows = split(count);
  const [top, bottom] = roomy ? [-0.36, 0.4] : [count < CROWD ? -0.1 : -0.2, 0.42];
  const tall = (bottom - top) / rows.length;
  const widest = Math.max(...rows);
  const size = Math.min(tall, 0.92 / widest, roomy ? 0.46 : 0.44);
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, index) => ({
      x: (index - (inRow - 1) / 2) * Math.min(size * 1.08, 0.88 / widest),
      y: top + tall * (row + 0.5),
      size,
    })),
  );
}

function split(count: number): number[] {
  if (count <= 3) return [count];
  const upper = Math.ceil(count / 2);
  return [upper, count - upper];
}
