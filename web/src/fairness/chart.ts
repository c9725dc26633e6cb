// How often each face of a die came in a match, and how often it comes on average.

import type { Throw } from '../protocol';

export interface Bar {
  face: string;
  count: number;
  expected: number;
}

/** The bars of each kind of die, in the order in which they were first thrown. */
export function countFaces(throws: Throw[]): Bar[][] {
  const dice = new Map<string, Map<string, Bar>>();
  for (const { action, outcomes, weights } of throws) {
    if (action['face'] === undefined) continue;
    const kind = String(action['do']);
    const bars = dice.get(kind) ?? new Map<string, Bar>();
    dice.set(kind, bars);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    outcomes.forEach((outcome, index) => {
      const bar = barOf(bars, String(outcome['face']));
      bar.expected += weights[index]! / total;
    });
    barOf(bars, String(action['face'])).count += 1;
  }
  return [...dice.values()].map((bars) => [...bars.values()]);
}

function barOf(bars: Map<string, Bar>, face: string): Bar {
  const bar = bars.get(face) ?? { face, count: 0, expected: 0 };
  bars.set(face, bar);
  return bar;
}
