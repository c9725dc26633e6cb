// How long things take while a step is shown.

import { ROLL, atSpeed } from '../../pieces/motion';
import { eventsOf } from '../../pieces/steps';
import type { Step, TypedEvent } from '../../protocol';
import type { Speed } from '../contract';
import { WEEKS, weekNumber } from './weeks';

const LOOK = 350;
const HOP = 110;
const REST = 200;

/** How long it takes to see what happened, in milliseconds; of what a step tells, the longest counts. */
const SIGHTS: Record<string, number> = {
  began: 500,
  bought: 700,
  bought_unseen: 500,
  got: 900,
  got_free: 900,
  traded_up: 1000,
  traded_unseen: 700,
  roll_failed: 1400,
  roll_spared: 1200,
  put_up: 900,
  bid: 800,
  stopped_bidding: 400,
  sold: 1200,
  sold_to_bank: 1000,
  withdrew: 800,
  drew_news: 500,
  read_extra: 2400,
  played_news: 2400,
  news_reshuffled: 500,
  lost: 1100,
  took: 1100,
  swapped: 1300,
  averted: 1000,
  proposed: 900,
  accepted: 1300,
  declined: 700,
  labor_day: 1500,
  salary: 2600,
  announced: 1300,
  failed: 1800,
  birthday_came: 1300,
  gave: 1000,
  won: 800,
  years_over: 800,
};

export const walkTime = (weeks: number): number => HOP * weeks;

/** How long a step is on show, in milliseconds. */
export function duration(step: Step, speed: Speed): number {
  const events = eventsOf(step);
  const rolls = events.some(({ event }) => event === 'rolled') ? ROLL + LOOK : 0;
  const walks = events.map(weeksWalked).reduce((sum, weeks) => sum + weeks, 0);
  const sight = Math.max(0, ...events.map(({ event }) => SIGHTS[String(event)] ?? 0));
  return atSpeed(rolls + (walks > 0 ? walkTime(walks) + REST : 0) + sight, speed);
}

function weeksWalked(event: TypedEvent): number {
  if (event['event'] !== 'moved') return 0;
  return (weekNumber(event['end']) - weekNumber(event['start']) + WEEKS) % WEEKS;
}
