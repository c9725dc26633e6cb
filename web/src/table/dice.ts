// How often each player rolled each face, from the log.

import type { LogLine } from '../protocol';

export interface DiceCount {
  /** Faces in the order of their first names: numbers by size, words by alphabet. */
  faces: string[];
  /** Rolls by seat, then by face. */
  counts: Map<string, number>[];
}

export function countDice(log: LogLine[], seats: number): DiceCount {
  const counts = Array.from({ length: seats }, () => new Map<string, number>());
  for (const { event } of log) {
    if (event['event'] !== 'rolled' || typeof event['seat'] !== 'number') continue;
    const face = String(event['face']);
    const own = counts[event['seat']];
    own?.set(face, (own.get(face) ?? 0) + 1);
  }
  const faces = [...new Set(counts.flatMap((own) => [...own.keys()]))].sort();
  return { faces, counts };
}
