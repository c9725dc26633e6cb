// Tables where people on one device must not see each other's cards.

import type { GameView } from '../protocol';

/** Whether something on this table is for one player's eyes only. */
export function hasSecrets(view: GameView): boolean {
  return view.seats.some((seat) => 'cards' in seat && seat.cards === null);
}
