// Where the weeks lie on a surface of any shape: the drawing's squares, its border never too thick or too thin.

import type { Point } from '../../pieces/motion';
import type { Drawing } from './types';

export interface Ring {
  /** Pixels: of the border's columns and lines, and of those between. */
  thick: { across: number; down: number };
  inner: { across: number; down: number };
}

const THIN = 22;
const THICK = 84;

const border = (whole: number, share: number) => Math.round(Math.min(Math.max(whole * share, THIN), THICK));

export function ringOn(drawing: Pick<Drawing, 'width' | 'height'>, width: number, height: number): Ring {
  const across = border(width, 1 / drawing.width);
  const down = border(height, 1 / drawing.height);
  return {
    thick: { across, down },
    inner: {
      across: (width - 2 * across) / (drawing.width - 2),
      down: (height - 2 * down) / (drawing.height - 2),
    },
  };
}

/** The pixel where the middle of a week lies. */
export function middleOf(week: Point, ring: Ring, drawing: Pick<Drawing, 'width' | 'height'>): Point {
  return {
    x: along(week.x, drawing.width, ring.thick.across, ring.inner.across),
    y: along(week.y, drawing.height, ring.thick.down, ring.inner.down),
  };
}

function along(place: number, squares: number, thick: number, inner: number): number {
  if (place < 1) return thick / 2;
  const before = thick + (squares - 2) * inner;
  return place > squares - 1 ? before + thick / 2 : thick + (place - 1) * inner;
}
