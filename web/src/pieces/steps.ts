// What a step tells, whatever the game.

import type { Step, TypedEvent } from '../protocol';

export const eventsOf = (step: Step): TypedEvent[] => step.lines.map((line) => line.event);

/** The face that a step rolls; null when nobody rolls in it. */
export function faceRolled(step: Step | null): string | null {
  const face = step && eventsOf(step).find((event) => event['event'] === 'rolled')?.['face'];
  return face == null ? null : String(face);
}
