import { expect, test } from 'vitest';
import type { TalkLine, Update } from '../protocol';
import { updated, type TableState } from './state';

function line(number: number, seat: number, text: string, notice = ''): TalkLine {
  return { number, seat, name: `Seat ${seat}`, text, reaction: '', notice };
}

function told(before: TalkLine[], more: TalkLine[]): number[] {
  const update = { choices: [], standings: [], clock: null, talk: more } as unknown as Update;
  return updated({ talk: before } as unknown as TableState, update, 0).talk.map((one) => one.number);
}

test('a notice told again takes the place of the one before', () => {
  const before = [line(1, 0, '', 'seat-reissued'), line(2, 0, 'Well!'), line(3, 1, '', 'seat-reissued')];
  expect(told(before, [line(4, 0, '', 'seat-reissued')])).toEqual([2, 3, 4]);
});

test('what was said twice stays twice', () => {
  expect(told([line(1, 0, 'Well!')], [line(2, 0, 'Well!')])).toEqual([1, 2]);
});
