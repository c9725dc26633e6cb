// Tables where people on one device must not see each other's cards.

import type { GameView, SeatInfo } from '../protocol';

/** Whether something would be seen, if this player took the device, that is for one player's eyes only. */
export function hasSecrets(view: GameView, player: number): boolean {
  const own = view.seats[player];
  if (own && 'hand' in own) return own.news > 0;
  return view.seats.some((seat) => 'cards' in seat && seat.cards === null);
}

/** Whose secret hand a view lays open; null when it shows none. */
export function handShown(view: GameView): number | null {
  const seat = view.seats.findIndex((seat) => 'hand' in seat && (seat.hand?.length ?? 0) > 0);
  return seat < 0 || view.over ? null : seat;
}

/** The view without the hand of anybody but the player who holds the device. */
export function coverHands(view: GameView, holder: number | null): GameView {
  if (view.game !== 'go-for-it' || view.over) return view;
  const seats = view.seats.map((own, seat) =>
    seat === holder || own.hand === null ? own : { ...own, hand: null },
  );
  return { ...view, seats };
}

/** The seats whose people share this device. */
export function peopleHere(seats: SeatInfo[]): number[] {
  return seats.flatMap((seat, index) => (seat.here && seat.bot === null ? [index] : []));
}
