// Checks every roll of a match that is over. Needs nothing but what it is given.

import { DICE } from '../pieces/steps';
import type { Dice, Fairness, LogLine, Throw } from '../protocol';
import { commitmentOf, SCHEME, throwIndex } from './dice';

/** What a page knows of a match besides what the server tells at its end. */
export interface Known {
  over: boolean;
  seats: number;
  /** Fingerprints that this browser was shown at this table before any secret was told; null: not this table's. */
  shown: string[] | null;
  /** Fingerprints that this browser was shown anywhere. */
  everShown: string[];
  /** What the page saw happen. */
  log: LogLine[];
}

export interface Sentence {
  id: string;
  args?: Record<string, number>;
}

export interface Finding {
  good: boolean;
  sentences: Sentence[];
}

export function check(dice: Dice, known: Known): Finding {
  const fairness = dice.fairness;
  if (!fairness?.seals.length || fairness.seals.some((seal) => !seal.secret)) return bad('dice-not-told');
  if (fairness.scheme !== SCHEME) return bad('dice-wrong-scheme');
  const wrong =
    wrongSeals(fairness, known) ?? wrongNumbers(dice.throws, fairness) ?? wrongThrow(dice.throws, fairness);
  if (wrong) return { good: false, sentences: [wrong] };
  if (!known.over) return bad('dice-wrong-end');
  if (!agrees(dice.throws, known.log)) return bad('dice-wrong-log');
  return { good: true, sentences: praise(dice.throws, fairness, known) };
}

function bad(id: string): Finding {
  return { good: false, sentences: [{ id }] };
}

function wrongSeals(fairness: Fairness, { seats, shown }: Known): Sentence | null {
  const fits = fairness.seals.every(
    ({ commitment, secret }) => /^[0-9a-f]{64}$/.test(secret!) && commitmentOf(secret!) === commitment,
  );
  if (!fits) return { id: 'dice-wrong-secret' };
  const firsts = fairness.seals.map((seal) => seal.first);
  const upwards = firsts.every((first, index) => (index === 0 ? first === 0 : first > firsts[index - 1]!));
  if (!upwards || fairness.seeds.length !== seats) return { id: 'dice-wrong-numbers' };
  const foreign = shown !== null && shown.length > 0 && !shown.includes(fairness.seals[0]!.commitment);
  return foreign ? { id: 'dice-wrong-fingerprint' } : null;
}

/** Each outcome is counted once; without numbers of their own, in their order. */
function wrongNumbers(throws: Throw[], { numbers }: Fairness): Sentence | null {
  const counted = new Set(throws.map((one) => one.number));
  const inOrder = numbers != null || throws.every((one, index) => one.number === index);
  const good = counted.size === throws.length && throws.every((one) => one.number >= 0) && inOrder;
  return good ? null : { id: 'dice-wrong-numbers' };
}

function wrongThrow(throws: Throw[], { seals, seeds }: Fairness): Sentence | null {
  for (const { entry, number, action, outcomes, weights } of throws) {
    const seal = seals.findLast((one) => one.first <= number)!;
    const right = outcomes[throwIndex(seal.secret!, seeds, number, weights)];
    if (!isSame(right, action)) return { id: 'dice-wrong-step', args: { step: entry + 1 } };
  }
  return null;
}

function isSame(one: object | undefined, other: object): boolean {
  const sorted = (form: object) => JSON.stringify(Object.entries(form).sort());
  return one !== undefined && sorted(one) === sorted(other);
}

/** Whether faces of the log are those that are told now. */
function agrees(throws: Throw[], log: LogLine[]): boolean {
  const actions = new Map(throws.map(({ entry, action }) => [entry + 1, action]));
  return log.every(({ step, event }) => {
    if (event['event'] !== 'rolled' && event['event'] !== 'thrown') return true;
    const told = actions.get(step);
    return DICE.every((die) => told?.[die] === undefined || told[die] === event[die]);
  });
}

function praise(throws: Throw[], { seals }: Fairness, { everShown }: Known): Sentence[] {
  const undone = throws.reduce((most, one) => Math.max(most, one.number + 1), 0) - throws.length;
  const seen = seals.every((seal) => everShown.includes(seal.commitment));
  return [
    { id: 'dice-true', args: { count: throws.length } },
    ...(undone ? [{ id: 'dice-undone', args: { undone } }] : []),
    { id: seen ? 'dice-seen' : 'dice-unseen' },
  ];
}
