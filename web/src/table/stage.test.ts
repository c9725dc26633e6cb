import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameFace } from '../boards/contract';
import * as secrets from '../boards/go-for-it/secrets';
import type { GameView, SeatInfo, Step } from '../protocol';
import type * as Stages from './stage.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { hidden: false });

const TIME = 10;
const face = { ...secrets, duration: () => TIME } as unknown as GameFace;
let Stage: typeof Stages.Stage;

beforeAll(async () => {
  ({ Stage } = await import('./stage.svelte'));
});

beforeEach(() => {
  vi.useFakeTimers();
});

/** People at this device, or elsewhere. */
const people = (...here: boolean[]) => here.map((here) => ({ here, bot: null }) as SeatInfo);

/** What a device sees when `turn` is asked: that player's hand, and how many cards the others hold. */
function asking(turn: number, ...hands: string[][]): GameView {
  const seats = hands.map((hand, seat) => ({
    news: hand.length,
    hand: seat === turn || hand.length === 0 ? hand : null,
  }));
  return { game: 'go-for-it', turn, over: false, seats } as unknown as GameView;
}

function shown(stage: Stages.Stage, view: GameView): void {
  stage.add([{ number: 1, actor: 0, action: null, lines: [], view } as Step]);
  vi.advanceTimersByTime(TIME);
}

const openHands = (stage: Stages.Stage) =>
  stage.view.seats.map((seat) => ('hand' in seat ? (seat.hand ?? []) : []));

test('no curtain falls between people whose hands are empty', () => {
  const stage = new Stage(face, people(true, true), asking(0, [], []), []);
  expect(stage.curtain).toBeNull();
  shown(stage, asking(1, [], []));
  expect(stage.curtain).toBeNull();
});

test('a hand is open only to whoever has lifted its curtain', () => {
  const stage = new Stage(face, people(true, true), asking(0, ['news-1'], ['news-2']), []);
  expect(stage.curtain).toBe(0);
  expect(openHands(stage)).toEqual([[], []]);
  stage.liftCurtain();
  expect(openHands(stage)).toEqual([['news-1'], []]);
  shown(stage, asking(1, ['news-1'], ['news-2']));
  expect(stage.curtain).toBe(1);
  expect(openHands(stage)).toEqual([['news-1'], []]);
});

test('who holds no card takes the device without a curtain, and gives it back with one', () => {
  const stage = new Stage(face, people(true, true), asking(0, ['news-1'], []), []);
  stage.liftCurtain();
  shown(stage, asking(1, ['news-1'], []));
  expect(stage.curtain).toBeNull();
  shown(stage, asking(0, ['news-1'], []));
  expect(stage.curtain).toBe(0);
});

test('nobody hides from players at other devices', () => {
  const stage = new Stage(face, people(true, false), asking(0, ['news-1'], ['news-2']), []);
  expect(stage.curtain).toBeNull();
  expect(openHands(stage)).toEqual([['news-1'], []]);
});
