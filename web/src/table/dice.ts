// How often each player rolled each face, from the log.

import { DICE, isThrow } from '../pieces/steps';
import type { LogLine, TypedEvent } from '../protocol';

export interface DiceCount {
  /** Faces in the order of their first names: numbers by size, words by alphabet. */
  faces: string[];
  /** Rolls by seat, then by face. */
  counts: Map<string, number>[];
}

export function countDice(log: LogLine[], seats: number): DiceCount {
  const counts = Array.from({ length: seats }, () => new Map<string, number>());
  for (const { event } of log) {
    if (!isThrow(event) || typeof event['seat'] !== 'number') continue;
    const own = counts[event['seat']];
    for (const face of facesOf(event)) own?.set(face, (own.get(face) ?? 0) + 1);
  }
  const faces = [...new Set(counts.flatMap((own) => [...own.keys()]))].sort();
  return { faces, counts };
}

/** What a roll shows: one face, or those of two dice. */
function facesOf(event: TypedEvent): string[] {
  return DICE.flatMap((die) => (event[die] === undefined ? [] : String(event[die])));
}
