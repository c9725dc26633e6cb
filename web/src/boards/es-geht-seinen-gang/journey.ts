// What a step shows, one thing after another: dice fall, figures walk, cards are looked at.

import { ROLL, at, type Point } from '../../pieces/motion';
import type { TypedEvent } from '../../protocol';
import type { Print } from './print';

/** A figure's way in one go; it glides where nothing leads from space to space. */
export interface Leg {
  seat: number;
  spaces: string[];
  glides: boolean;
  /** Milliseconds after the step begins, and how long it takes. */
  begin: number;
  time: number;
}

/** An event that stays in view for a while. */
export interface Sight {
  /** Which event of the step. */
  place: number;
  begin: number;
  time: number;
}

export interface Journey {
  legs: Leg[];
  sights: Sight[];
  time: number;
}

const LOOK = 450;
const HOP = 150;
const GLIDE = 650;
const REST = 160;
/** Where the way isn't known: what a die moves on average. */
const UNKNOWN = 3;

/** How long it takes to see what happened; what isn't named here needs no time of its own. */
const SIGHTS: Record<string, number> = {
  gained: 420,
  paid: 420,
  gave: 800,
  passed_exam: 1300,
  failed_exam: 1500,
  began_career: 500,
  met: 1900,
  bought: 1300,
  rose: 1500,
  drew: 2600,
  kept_open: 1000,
  settled: 900,
  was_given: 1300,
  child: 1500,
  coup: 1300,
  detained: 1500,
  imprisoned: 1300,
  sentenced: 1500,
  amnesty: 1500,
  missed_turn: 600,
  died: 2600,
  retired: 2000,
  hurried: 1200,
};

export function journeyOf(events: TypedEvent[], print: Print | null): Journey {
  const journey: Journey = { legs: [], sights: [], time: 0 };
  events.forEach((event, place) => {
    const kind = String(event['event']);
    const begin = journey.time;
    if (kind === 'thrown' || kind === 'rolled' || kind === 'order_thrown') journey.time += ROLL + LOOK;
    const leg = legOf(event, kind, print, begin);
    if (leg) {
      journey.legs.push(leg);
      journey.time += leg.time + REST;
    }
    const time = SIGHTS[kind] ?? 0;
    if (time > 0) {
      journey.sights.push({ place, begin: journey.time, time });
      // Points of several colours come at once.
      const isMore = events[place + 1]?.['event'] === kind && (kind === 'gained' || kind === 'paid');
      journey.time += isMore ? 0 : time;
    }
  });
  return journey;
}

function legOf(event: TypedEvent, kind: string, print: Print | null, begin: number): Leg | null {
  const seat = Number(event['seat']);
  const [start, end] = [String(event['start']), String(event['end'])];
  if (kind === 'passed' || kind === 'moved') {
    if (start === end) return null;
    const spaces = print?.walk(start, end) ?? [start, end];
    const hops = print ? spaces.length - 1 : UNKNOWN;
    return { seat, spaces, glides: false, begin, time: HOP * hops };
  }
  if (kind === 'went_back') {
    const spaces = print?.walk(end, start).reverse() ?? [start, end];
    return { seat, spaces, glides: false, begin, time: HOP * (spaces.length - 1) };
  }
  if (kind === 'sent') return { seat, spaces: [start, end], glides: true, begin, time: GLIDE };
  if (kind !== 'hurried' || !print) return null;
  return { seat, spaces: [print.drawing.last_stretch], glides: true, begin, time: GLIDE };
}

/** Where a figure is all through a journey: it waits where it stood, walks, waits again. */
export function framesOf(
  legs: Leg[],
  whole: number,
  from: Point,
  placeOf: (space: string) => Point,
): Keyframe[] {
  const first = legs[0]?.spaces.length === 1 ? from : placeOf(legs[0]!.spaces[0]!);
  const frames: Keyframe[] = [{ transform: at(first), offset: 0 }];
  const put = (point: Point, time: number, easing = 'linear') =>
    frames.push({ transform: at(point), offset: Math.min(time / whole, 1), easing });
  let here = first;
  for (const leg of legs) {
    const points = leg.spaces.map(placeOf);
    const way = points.length === 1 ? [here, ...points] : points;
    put(way[0]!, leg.begin);
    way.slice(1).forEach((point, hop) => {
      const [begin, end] = [hop, hop + 1].map((hops) => leg.begin + (leg.time * hops) / (way.length - 1));
      if (!leg.glides) put(top(way[hop]!, point), (begin! + end!) / 2, 'ease-in');
      put(point, end!, 'ease-out');
    });
    here = way.at(-1)!;
  }
  put(here, whole);
  return frames;
}

const top = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2 - 0.35,
});
