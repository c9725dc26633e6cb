import { expect, test } from 'vitest';
import type { Dice, LogLine, Throw } from '../protocol';
import { check, type Known } from './check';
import { commitmentOf, SCHEME, throwIndex } from './dice';

const SECRETS = ['11'.repeat(32), '22'.repeat(32)];
const SEEDS = ['ab', ''];
const OUTCOMES = ['1', '2', '3', '4', '5', '6'].map((face) => ({ do: 'roll', face }));
const WEIGHTS = OUTCOMES.map(() => 1);

/** An outcome as it must come; every second action of the match is one. */
function thrown(number: number, at = number, secret = SECRETS[0]!): Throw {
  const action = OUTCOMES[throwIndex(secret, SEEDS, number, WEIGHTS)]!;
  return { entry: 2 * at, number, action, outcomes: OUTCOMES, weights: WEIGHTS };
}

function matchOf(
  throws = Array.from({ length: 20 }, (_, number) => thrown(number)),
  numbers?: number[],
): Dice {
  const seals = [{ first: 0, commitment: commitmentOf(SECRETS[0]!), secret: SECRETS[0]! }];
  return { fairness: { scheme: SCHEME, seals, seeds: SEEDS, ...(numbers ? { numbers } : {}) }, throws };
}

const FINGERPRINT = commitmentOf(SECRETS[0]!);
const KNOWN: Known = { over: true, seats: 2, shown: [FINGERPRINT], everShown: [FINGERPRINT], log: [] };

function ids(dice: Dice, known: Partial<Known> = {}): string[] {
  return check(dice, { ...KNOWN, ...known }).sentences.map((one) => one.id);
}

function rolled(step: number, face: string): LogLine {
  return { step, event: { event: 'rolled', seat: 0, face }, words: { id: 'kids-event-rolled' } };
}

test('true dice are true', () => {
  expect(check(matchOf(), KNOWN)).toEqual({
    good: true,
    sentences: [{ id: 'dice-true', args: { count: 20 } }, { id: 'dice-seen' }],
  });
  expect(ids(matchOf(), { shown: [], everShown: [] })).toContain('dice-unseen');
  expect(ids(matchOf(), { shown: null })).toContain('dice-seen');
});

test('the first changed roll is named by its step', () => {
  const dice = matchOf();
  const one = dice.throws[7]!;
  dice.throws[7] = { ...one, action: OUTCOMES.find((other) => other !== one.action)! };
  expect(check(dice, KNOWN)).toEqual({
    good: false,
    sentences: [{ id: 'dice-wrong-step', args: { step: 15 } }],
  });
});

test('another secret, seed or fingerprint is not taken', () => {
  const [secret, other] = [matchOf(), matchOf()];
  secret.fairness!.seals[0]!.secret = SECRETS[1]!;
  expect(ids(secret)).toEqual(['dice-wrong-secret']);
  other.fairness!.seeds = ['ac', ''];
  expect(ids(other)).toEqual(['dice-wrong-step']);
  expect(ids(matchOf(), { shown: ['f00d'] })).toEqual(['dice-wrong-fingerprint']);
  expect(ids(matchOf(), { seats: 3 })).toEqual(['dice-wrong-numbers']);
});

test('rolls that are missing, or counted twice, are noticed', () => {
  const missing = matchOf();
  missing.throws.splice(4, 1);
  expect(ids(missing)).toEqual(['dice-wrong-numbers']);
  expect(ids(matchOf([thrown(0), thrown(1), thrown(1, 2)], [0, 1, 1]))).toEqual(['dice-wrong-numbers']);
  expect(ids(matchOf(), { over: false })).toEqual(['dice-wrong-end']);
});

test('rolls that were taken back are counted', () => {
  const dice = matchOf([thrown(0), thrown(3, 1), thrown(1, 2)], [0, 3, 1]);
  expect(check(dice, KNOWN).sentences).toContainEqual({ id: 'dice-undone', args: { undone: 1 } });
});

test('each outcome is under the seal of its time', () => {
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const dice = matchOf(numbers.map((number) => thrown(number, number, SECRETS[number < 10 ? 0 : 1])));
  dice.fairness!.seals.push({ first: 10, commitment: commitmentOf(SECRETS[1]!), secret: SECRETS[1]! });
  expect(ids(dice)).toEqual(['dice-true', 'dice-unseen']);
  dice.fairness!.seals[1]!.first = 2;
  expect(ids(dice)).not.toContain('dice-true');
});

test('what the page saw must be what is told', () => {
  const dice = matchOf();
  const log = dice.throws.map(({ entry, action }) => rolled(entry + 1, action.face as string));
  expect(ids(dice, { log })).toContain('dice-true');
  const other = OUTCOMES.find((one) => one.face !== dice.throws[2]!.action['face'])!.face;
  expect(ids(dice, { log: [...log.slice(0, 2), rolled(5, other)] })).toEqual(['dice-wrong-log']);
});

test('without a secret nothing is claimed', () => {
  const dice = matchOf();
  delete dice.fairness!.seals[0]!.secret;
  expect(check(dice, KNOWN)).toEqual({ good: false, sentences: [{ id: 'dice-not-told' }] });
  expect(ids({ fairness: null, throws: [] })).toEqual(['dice-not-told']);
});
