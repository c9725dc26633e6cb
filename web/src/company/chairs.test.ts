import { expect, test } from 'vitest';
import type { SeatInfo } from '../protocol';
import type { TableState } from '../table/state';
import { deeds, standing, type Deed, type Standing } from './chairs';

const seat = (rest: Partial<SeatInfo> = {}): SeatInfo => ({
  name: 'Anna',
  colour: 'blue',
  bot: null,
  here: false,
  claimed: true,
  present: true,
  away: false,
  ...rest,
});

const FREE = seat({ claimed: false, present: false });
const BOT = seat({ bot: 'greedy' });
const OWN = seat({ here: true });

test.each<[string, SeatInfo, Standing]>([
  ['nobody has taken it', FREE, 'free'],
  ['a bot', BOT, 'bot'],
  ['we', OWN, 'here'],
  ['somebody elsewhere', seat(), 'present'],
  ['somebody whose page is shut', seat({ present: false }), 'absent'],
  ['a bot in place of somebody', seat({ present: false, away: true }), 'stand-in'],
])('%s', (_name, one, expected) => {
  expect(standing(one)).toBe(expected);
});

function at(one: SeatInfo, company: Partial<TableState['company']>, sits = true): TableState {
  return {
    seats: [seat({ here: sits, name: 'Me' }), one],
    standings: [],
    company: { phase: 'waiting', host: 0, hosting: false, settings: { joining: true }, ...company },
  } as unknown as TableState;
}

const HOST = { hosting: true };
const PLAYING = { phase: 'playing' };

test.each<[string, TableState, Deed[]]>([
  ['a stranger sits down', at(FREE, {}, false), ['sit']],
  ['a stranger may not, when nobody may join', at(FREE, { settings: { joining: false } }, false), []],
  ['the host fills a free seat', at(FREE, HOST), ['sit', 'bot-in']],
  ['the host frees a bot’s seat', at(BOT, HOST), ['bot-out']],
  ['nobody else does', at(BOT, {}), []],
  ['the host and another person', at(seat(), HOST), ['kick', 'hand-over', 'reissue', 'mute']],
  ['a guest and another person', at(seat(), {}), ['mute']],
  ['our own seat', at(OWN, {}), ['leave']],
  ['a free seat in the middle of a game', at(FREE, PLAYING, false), ['sit']],
  ['in the game nobody is kicked', at(seat(), { ...HOST, ...PLAYING }), ['hand-over', 'mute']],
  [
    'who has lost their link gets another',
    at(seat({ present: false }), { ...HOST, ...PLAYING }),
    ['skip', 'hand-over', 'reissue', 'mute'],
  ],
  ['a bot stands in already', at(seat({ away: true }), PLAYING), ['mute']],
  ['a bot stands in for us', at(seat({ here: true, away: true }), PLAYING), ['return', 'leave']],
  ['who is gone is stood in for', at(seat({ present: false }), PLAYING), ['skip', 'mute']],
  ['who watches has no vote', at(seat({ present: false }), PLAYING, false), []],
  ['after the end', at(OWN, { phase: 'over' }), []],
])('%s', (_name, table, expected) => {
  expect(deeds(table, 1)).toEqual(expected);
});

test('who is there but doesn’t act is stood in for in their turn only', () => {
  expect(deeds(at(seat(), PLAYING), 1, 1)).toContain('skip');
  expect(deeds(at(seat(), PLAYING), 1, 0)).not.toContain('skip');
});
