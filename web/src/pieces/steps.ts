// What a step tells, whatever the game.

import type { Step, TypedEvent } from '../protocol';

export const eventsOf = (step: Step): TypedEvent[] => step.lines.map((line) => line.event);

/** What the games call the faces of dice, in events and in luck's actions. */
export const DICE = ['face', 'first', 'second', 'white', 'black'];

const THROWS = ['rolled', 'thrown', 'order_thrown'];

/** Whether an event is a player's throw of dice. */
export const isThrow = (event: TypedEvent): boolean => THROWS.includes(String(event['event']));

/** The face that a step rolls; null when nobody rolls in it. */
export function faceRolled(step: Step | null): string | null {
  const face = step && eventsOf(step).find((event) => event['event'] === 'rolled')?.['face'];
  return face == null ? null : String(face);
}
