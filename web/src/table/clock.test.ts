import { expect, test } from 'vitest';
import { shown, timeLeft, type Clock } from './clock';

const clock: Clock = { banks: [60_000, 5_000], running: 1, grace: 20_000, at: 1_000 };

test.each([
  ['at once', 1_000, { bank: 5_000, grace: null }],
  ['a while later', 4_000, { bank: 2_000, grace: null }],
  ['when the bank is empty', 6_000, { bank: 0, grace: 20_000 }],
  ['during the countdown', 18_000, { bank: 0, grace: 8_000 }],
  ['after it', 99_000, { bank: 0, grace: 0 }],
  ['before the message, by a clock set back', 0, { bank: 5_000, grace: null }],
])('of the seat whose time runs, %s', (_name, now, left) => {
  expect(timeLeft(clock, 1, now)).toEqual(left);
});

test('of another seat nothing runs', () => {
  expect(timeLeft(clock, 0, 99_000)).toEqual({ bank: 60_000, grace: null });
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [61_000, '1:01'],
  [600_000, '10:00'],
  [3_600_000, '1:00:00'],
  [3_725_000, '1:02:05'],
])('%i ms is shown as %s', (time, text) => {
  expect(shown(time)).toBe(text);
});
