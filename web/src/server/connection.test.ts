import { describe, expect, test } from 'vitest';
import type { Act, Failed, Snapshot, ToBrowser, Update } from '../protocol';
import { command, greet, heard, isHopeless, isWaiting, staysAway, UNHEARD, type Line } from './connection';

const TOKENS = ['secret'];
const HELLO = { type: 'hello', tokens: TOKENS };

const snapshot = (sequence: number) => ({ type: 'snapshot', sequence }) as Snapshot;
const update = (base: number, sequence: number) => ({ type: 'update', base, sequence }) as Update;
const act = (id: string, expected = 7): Act => ({ type: 'act', id, expected, action: { do: 'roll' } });
const refused = (id: string, sequence: number): ToBrowser => ({
  type: 'refused',
  id,
  words: { id: 'why-stale' },
  rule: '',
  sequence,
});
const failed: ToBrowser = { type: 'failed', sentence: 'No.', words: { id: 'error-internal' } };

const line = (sequence: number | null, rest: Partial<Line> = {}): Line => ({ ...UNHEARD, sequence, ...rest });

describe('what a message means, by how far we are', () => {
  test.each([
    {
      name: 'the first snapshot',
      at: null,
      greeting: true,
      message: snapshot(7),
      shown: true,
      then: 7,
      asks: false,
    },
    {
      name: 'a later snapshot',
      at: 7,
      greeting: true,
      message: snapshot(9),
      shown: true,
      then: 9,
      asks: false,
    },
    {
      name: 'a snapshot after an undo',
      at: 7,
      greeting: false,
      message: snapshot(8),
      shown: true,
      then: 8,
      asks: false,
    },
    {
      name: 'the next update',
      at: 7,
      greeting: false,
      message: update(7, 9),
      shown: true,
      then: 9,
      asks: false,
    },
    {
      name: 'an update we have seen',
      at: 7,
      greeting: false,
      message: update(5, 7),
      shown: false,
      then: 7,
      asks: false,
    },
    {
      name: 'an update after a gap',
      at: 7,
      greeting: false,
      message: update(8, 9),
      shown: false,
      then: 7,
      asks: true,
    },
    {
      name: 'an update that overlaps',
      at: 7,
      greeting: false,
      message: update(6, 9),
      shown: false,
      then: 7,
      asks: true,
    },
    {
      name: 'an update before the snapshot asked for',
      at: 7,
      greeting: true,
      message: update(7, 9),
      shown: false,
      then: 7,
      asks: false,
    },
    {
      name: 'an update before any snapshot',
      at: null,
      greeting: false,
      message: update(0, 1),
      shown: false,
      then: null,
      asks: false,
    },
  ])('$name', ({ at, greeting, message, shown, then, asks }) => {
    const verdict = heard(line(at, { greeting }), message, TOKENS);
    expect(verdict.show).toBe(shown ? message : null);
    expect(verdict.line.sequence).toBe(then);
    expect(verdict.send).toEqual(asks ? [HELLO] : []);
  });
});

test('only one greeting is sent for a gap, however many updates follow', () => {
  const first = heard(line(7), update(8, 9), TOKENS);
  expect(first.line.greeting).toBe(true);
  expect(heard(first.line, update(9, 10), TOKENS).send).toEqual([]);
});

test('a command waits for its answer and no longer', () => {
  const asked = command(line(7), act('a'), true);
  expect(asked.send).toEqual([act('a')]);
  expect(asked.line.unanswered).toEqual([act('a')]);
  expect(heard(asked.line, { type: 'ack', id: 'other', sequence: 8 }, TOKENS).line.unanswered).toEqual([
    act('a'),
  ]);
  expect(heard(asked.line, { type: 'ack', id: 'a', sequence: 8 }, TOKENS).line.unanswered).toEqual([]);
});

test('nothing else may be chosen before what the command changed is here', () => {
  const asked = command(line(7), act('a'), true).line;
  expect(isWaiting(asked)).toBe(true);
  const acked = heard(asked, { type: 'ack', id: 'a', sequence: 9 }, TOKENS).line;
  expect(isWaiting(acked)).toBe(true);
  expect(isWaiting(heard(acked, update(7, 9), TOKENS).line)).toBe(false);
  expect(isWaiting(heard(greet(acked, TOKENS).line, snapshot(9), TOKENS).line)).toBe(false);
});

test('a refusal changes nothing, so nothing is waited for', () => {
  const asked = command(line(7), act('a'), true).line;
  expect(isWaiting(heard(asked, refused('a', 7), TOKENS).line)).toBe(false);
});

test('an ack by itself leaves the table as we have it', () => {
  const verdict = heard(line(7, { unanswered: [act('a')] }), { type: 'ack', id: 'a', sequence: 8 }, TOKENS);
  expect(verdict.line.sequence).toBe(7);
  expect(verdict.send).toEqual([]);
});

test.each([
  { open: false, greeting: false },
  { open: true, greeting: true },
])('a command without a table in sight waits for the snapshot: $open $greeting', ({ open, greeting }) => {
  expect(command(line(7, { greeting }), act('a'), open).send).toEqual([]);
});

test('nothing is chosen between an ack and what it promised', () => {
  const asked = command(line(7), act('a'), true).line;
  expect(isWaiting(asked)).toBe(true);
  const acked = heard(asked, { type: 'ack', id: 'a', sequence: 9 }, TOKENS).line;
  expect(isWaiting(acked)).toBe(true);
  expect(isWaiting(heard(acked, update(7, 9), TOKENS).line)).toBe(false);
  expect(isWaiting(heard(acked, snapshot(9), TOKENS).line)).toBe(false);
});

test('after a lost wire, commands without an answer are sent again under their old ids', () => {
  const lost = command(line(7), act('a'), true).line;
  const greeted = greet(lost, TOKENS);
  expect(greeted.send).toEqual([HELLO]);
  expect(heard(greeted.line, snapshot(8), TOKENS).send).toEqual([act('a')]);
});

test('a snapshot nobody asked for sends nothing again', () => {
  expect(heard(line(7, { unanswered: [act('a')] }), snapshot(8), TOKENS).send).toEqual([]);
});

test('a refusal is said and answers its command', () => {
  const verdict = heard(line(7, { unanswered: [act('a')] }), refused('a', 7), TOKENS);
  expect(verdict.say).toEqual(refused('a', 7));
  expect(verdict.line.unanswered).toEqual([]);
  expect(verdict.send).toEqual([]);
});

test('a refusal at another sequence number asks for the table anew', () => {
  const verdict = heard(line(7, { unanswered: [act('a')] }), refused('a', 9), TOKENS);
  expect(verdict.say).toEqual(refused('a', 9));
  expect(verdict.send).toEqual([HELLO]);
  expect(verdict.line.greeting).toBe(true);
});

test('a failure is said and changes nothing', () => {
  const before = line(7, { unanswered: [act('a')] });
  expect(heard(before, failed, TOKENS)).toEqual({
    line: before,
    send: [],
    show: null,
    say: failed,
    given: null,
  });
});

test('the token goes out in greetings only', () => {
  const before = command(line(7), act('a'), true);
  expect(JSON.stringify(before.send)).not.toContain(TOKENS[0]);
});

test('who comes and goes is shown, but not while the table is asked for', () => {
  const presence: ToBrowser = { type: 'presence', seats: [], clock: null };
  expect(heard(line(7), presence, TOKENS).show).toBe(presence);
  expect(heard(line(7, { greeting: true }), presence, TOKENS).show).toBeNull();
  expect(heard(line(null), presence, TOKENS).show).toBeNull();
});

test('a seat that is given is handed on before and after its ack', () => {
  const given: ToBrowser = { type: 'seat_given', id: 'j', seat: 1, token: 'new' };
  expect(heard(line(7), given, TOKENS).given).toBe(given);
});

test('nobody waits for what is said at the table', () => {
  const say = { type: 'say', id: 's', expected: 7, seat: 0, text: 'Hello!' } as const;
  const said = command(line(7), say, true);
  expect(said.send).toEqual([say]);
  expect(isWaiting(said.line)).toBe(false);
  expect(isWaiting(heard(said.line, { type: 'ack', id: 's', sequence: 8 }, TOKENS).line)).toBe(false);
});

const failure = (id: string, seconds?: number): Failed => ({
  type: 'failed',
  sentence: '',
  words: { id, args: seconds === undefined ? {} : { seconds } },
});

test.each(['error-restarting', 'error-store-busy', 'error-seat-taken-over', 'error-too-many-joins'])(
  'there is hope after %s',
  (id) => {
    expect(isHopeless(failure(id))).toBe(false);
  },
);

test.each(['error-no-table', 'error-record', 'error-told'])('a table will not come after %s', (id) => {
  expect(isHopeless(failure(id))).toBe(true);
});

test.each([
  ['error-restarting', undefined, 0],
  ['error-too-many-joins', 7, 7000],
  ['error-too-many-requests', 3600, 60_000],
  ['error-house-full', undefined, 15_000],
  ['error-store-busy', undefined, 3000],
])('after %s we stay away as asked, but never for long', (id, seconds, wait) => {
  expect(staysAway(failure(id, seconds))).toBe(wait);
});
