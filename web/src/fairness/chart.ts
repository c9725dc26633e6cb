// How often each face of a die came in a match, and how often it comes on average.

import { DICE } from '../pieces/steps';
import type { Throw } from '../protocol';

export interface Bar {
  face: string;
  count: number;
  expected: number;
}

/** The bars of each kind of die, told apart by its faces, in the order in which they were first thrown. */
export function countFaces(throws: Throw[]): Bar[][] {
  const kinds = new Map<string, Map<string, Bar>>();
  for (const { action, outcomes, weights } of throws) {
    const dice = DICE.filter((die) => action[die] !== undefined);
    if (dice.length === 0) continue;
    const kind = [...new Set(outcomes.flatMap((outcome) => dice.map((die) => outcome[die])))].join(' ');
    const bars = kinds.get(kind) ?? new Map<string, Bar>();
    kinds.set(kind, bars);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    outcomes.forEach((outcome, index) => {
      for (const die of dice) barOf(bars, String(outcome[die])).expected += weights[index]! / total;
    });
    for (const die of dice) barOf(bars, String(action[die])).count += 1;
  }
  return [...kinds.values()].map((bars) => [...bars.values()]);
}

function barOf(bars: Map<string, Bar>, face: string): Bar {
  const bar = bars.get(face) ?? { face, count: 0, expected: 0 };
  bars.set(face, bar);
  return bar;
}
