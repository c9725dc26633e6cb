import { expect, test } from 'vitest';
import type { SeatInfo, TableState as Company } from '../protocol';
import type { TableState } from '../table/state';
import { banners, type Moment } from './banners';

const seat = (name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  colour: 'blue',
  bot: null,
  here: false,
  claimed: true,
  present: true,
  away: false,
  ...rest,
});

const NOBODY: Moment = { elsewhere: [], turn: null, countdown: null };

/** Anna is here; Ben and Cleo sit elsewhere. */
function table(company: Partial<Company> = {}, seats: Partial<SeatInfo>[] = []): TableState {
  const all = [seat('Anna', { here: true }), seat('Ben'), seat('Cleo')];
  return {
    seats: all.map((one, index) => ({ ...one, ...seats[index] })),
    standings: [],
    company: {
      phase: 'playing',
      host: 0,
      hosting: false,
      far: true,
      settings: { joining: true },
      password: false,
      undo: null,
      skips: [],
      rematch: null,
      ends: null,
      ...company,
    },
  } as unknown as TableState;
}

const OVER = { standings: [{ seat: 0, place: 1, score: 0, share: 1 }] };
const WATCHING: Partial<SeatInfo>[] = [{ here: false }];

const CASES: [string, TableState, Partial<Moment>, string[], string[]][] = [
  ['nothing is the matter', table(), { turn: 1 }, [], []],
  [
    'our seat is open elsewhere',
    table({}, [{ here: false }]),
    { elsewhere: [0] },
    ['banner-elsewhere'],
    ['banner-play-here'],
  ],
  ['our seat came back', table(), { elsewhere: [0] }, [], []],
  ['the host has paused', table({ phase: 'paused' }), {}, ['banner-paused'], []],
  ['we have paused', table({ phase: 'paused', hosting: true }), {}, ['banner-paused'], ['resume']],
  ['a bot plays for us', table({}, [{ away: true }]), {}, ['banner-bot-for-you'], ['banner-back']],
  ['the table is cleared away soon', table({ ends: '2026-12-24' }), {}, ['banner-ends'], []],
  ['a bot plays for another', table({}, [{}, { away: true }]), { turn: 1 }, [], []],
  ['our time runs out', table(), { countdown: { seat: 0, seconds: 9 } }, ['banner-hurry'], []],
  ['their time runs out', table(), { countdown: { seat: 1, seconds: 9 } }, ['banner-bot-soon'], []],
  ['we asked to take back', table({ undo: { by: 0, yes: [] } }), {}, ['banner-undo-own'], []],
  ['another asked to take back', table({ undo: { by: 1, yes: [] } }), {}, ['banner-undo'], ['yes', 'no']],
  ['we agreed already', table({ undo: { by: 1, yes: [0] } }), {}, ['banner-undo-waits'], []],
  [
    'who watches is not asked',
    table({ undo: { by: 1, yes: [] }, settings: { joining: false } }, WATCHING),
    {},
    ['banner-undo-waits'],
    [],
  ],
  ['a bot is wished for Ben', table({ skips: [{ seat: 1, yes: [2] }] }), {}, ['banner-skip'], ['yes']],
  ['we wished so', table({ skips: [{ seat: 1, yes: [0] }] }), {}, ['banner-skip'], ['banner-skip-not']],
  ['a bot is wished for us', table({ skips: [{ seat: 0, yes: [2] }] }), {}, [], []],
  [
    'the game waits for who is gone',
    table({}, [{}, { present: false }]),
    { turn: 1 },
    ['banner-absent'],
    ['banner-skip-ask'],
  ],
  ['who is gone is not to act', table({}, [{}, { present: false }]), { turn: 2 }, [], []],
  ['a bot plays for who is gone', table({}, [{}, { present: false, away: true }]), { turn: 1 }, [], []],
  [
    'they play again',
    { ...table({ rematch: 'new' }), ...OVER },
    {},
    ['banner-rematch'],
    ['banner-rematch-go'],
  ],
  [
    'a seat is free for who watches',
    table({}, [{ here: false }, { claimed: false }]),
    {},
    ['banner-free'],
    ['sit-down'],
  ],
  ['a seat is free, but we have one', table({}, [{}, { claimed: false }]), {}, [], []],
  [
    'nobody may join any more',
    table({ settings: { joining: false } }, [{ here: false }, { claimed: false }]),
    {},
    [],
    [],
  ],
  [
    'all is over',
    { ...table({}, [{ away: true }]), ...OVER },
    { countdown: { seat: 0, seconds: 1 } },
    [],
    [],
  ],
];

test.each(CASES)('%s', (_name, at, moment, ids, offers) => {
  const found = banners(at, { ...NOBODY, ...moment });
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(found.flatMap(({ offers }) => offers.map(({ label }) => label))).toEqual(offers);
});
