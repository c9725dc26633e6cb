import { expect, test } from 'vitest';
import {
  answerTime,
  LONG_SLEEP,
  patience,
  remedy,
  type Condition,
  type Occasion,
  type Remedy,
} from './reconnect';

const OPEN: Condition = { socket: 'open', greeting: false, hidden: false, slept: 0, away: false };
const NONE: Condition = { ...OPEN, socket: 'none' };
const CONNECTING: Condition = { ...OPEN, socket: 'connecting' };
const GREETING: Condition = { ...OPEN, greeting: true };

const CASES: [string, Occasion, Condition, Remedy][] = [
  ['seen after a glance elsewhere', 'seen', OPEN, 'greet'],
  ['seen after a long sleep', 'seen', { ...OPEN, slept: LONG_SLEEP }, 'open'],
  ['seen after a long sleep, asked already', 'seen', { ...GREETING, slept: LONG_SLEEP }, 'open'],
  ['seen while a bot plays for us', 'seen', { ...OPEN, away: true }, 'greet'],
  ['seen without a wire', 'seen', NONE, 'open'],
  ['seen while a wire is being opened', 'seen', CONNECTING, 'none'],
  ['seen while the table is asked for', 'seen', GREETING, 'none'],
  ['out of sight', 'seen', { ...NONE, hidden: true }, 'none'],
  ['network back, wire looks open', 'online', OPEN, 'open'],
  ['network back, wire lost', 'online', NONE, 'open'],
  ['network back while opening', 'online', CONNECTING, 'none'],
  ['network back, out of sight', 'online', { ...OPEN, hidden: true }, 'open'],
  ['network gone, wire looks open', 'offline', OPEN, 'greet'],
  ['network gone, asked already', 'offline', GREETING, 'none'],
  ['network gone, wire lost', 'offline', NONE, 'none'],
  ['nothing heard for long', 'quiet', OPEN, 'greet'],
  ['nothing heard, out of sight', 'quiet', { ...OPEN, hidden: true }, 'none'],
  ['nothing heard, a bot plays for us', 'quiet', { ...OPEN, away: true }, 'none'],
  ['nothing heard, asked already', 'quiet', GREETING, 'none'],
  ['nothing heard, wire lost', 'quiet', NONE, 'none'],
  ['wire closed', 'closed', NONE, 'wait'],
  ['wire closed out of sight', 'closed', { ...NONE, hidden: true }, 'wait'],
  ['no answer in time', 'silent', GREETING, 'wait'],
  ['time to try again', 'retry', NONE, 'open'],
  ['time to try again, tried already', 'retry', CONNECTING, 'none'],
  ['time to try again, open already', 'retry', OPEN, 'none'],
];

test.each(CASES)('%s', (_name, occasion, condition, expected) => {
  expect(remedy(occasion, condition)).toBe(expected);
});

test('patience grows, but never to a second', () => {
  expect([0, 1, 2, 3, 4, 20].map((tries) => patience(tries))).toEqual([100, 200, 400, 800, 800, 800]);
});

test('a slow server is given more time at each try, up to a point', () => {
  expect([0, 1, 2, 20].map(answerTime)).toEqual([4000, 8000, 12_000, 12_000]);
});

test('nobody waits for a page out of sight', () => {
  expect(patience(0, true)).toBeGreaterThan(patience(20));
});
