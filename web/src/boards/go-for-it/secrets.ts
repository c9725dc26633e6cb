// News hands, which people at one device must not see of each other.

import type { View } from './types';

export const hasSecrets = (view: View, player: number): boolean => (view.seats[player]?.news ?? 0) > 0;

/** Whose hand a view lays open; an empty one is no secret. */
export function handShown(view: View): number | null {
  const seat = view.seats.findIndex(({ hand }) => hand?.length);
  return seat < 0 || view.over ? null : seat;
}

export function coverHands(view: View, holder: number | null): View {
  if (view.over) return view;
  const seats = view.seats.map((own, seat) =>
    seat === holder || !own.hand?.length ? own : { ...own, hand: null },
  );
  return { ...view, seats };
}

/** The cards of the hand that lies open; none where there is no such hand. */
export const openHand = (view: View): string[] => view.seats.find(({ hand }) => hand?.length)?.hand ?? [];
