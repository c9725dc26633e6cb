// When which pawn goes where while a step is shown.

import { ROLL, atSpeed, type Point } from '../../pieces/motion';
import { eventsOf } from '../../pieces/steps';
import type { KidsView, Step, TypedEvent } from '../../protocol';
import type { Speed } from '../contract';
import type { Track } from './track';

export const pawnKey = (seat: number, pawn: number) => `pawn-${seat}-${pawn}`;

export interface Motion {
  pawn: string;
  points: Point[];
  start: number;
  duration: number;
  /** A knocked-out pawn is thrown in one high arc; others hop from space to space. */
  flies: boolean;
}

/** Time to see what was rolled, and longer when it is of no use. */
const LOOK = 350;
const FORFEIT = 900;
const BEGIN = 400;
const ENTER = 400;
const HOP = 200;
const WALK_MOST = 1100;
const HOME = 420;
const FLY = 520;
const REST = 150;

/** How long a step is on show, in milliseconds. */
export function duration(step: Step, speed: Speed): number {
  const names = eventsOf(step).map((event) => event['event']);
  if (names.includes('rolled')) {
    return atSpeed(ROLL + (names.includes('forfeited') ? FORFEIT : LOOK), speed);
  }
  const parts: [string, number][] = [
    ['began', BEGIN],
    ['entered', ENTER],
    ['moved', WALK_MOST],
    ['came_home', HOME],
    ['knocked_out', FLY],
  ];
  const total = parts.reduce((sum, [name, time]) => sum + (names.includes(name) ? time : 0), 0);
  return atSpeed(total > 0 ? total + REST : 0, speed);
}

/** The motions of a step; `before` tells where each pawn stood before it. */
export function motions(step: Step, track: Track, before: Map<string, string>): Motion[] {
  const found = new Map<string, Motion>();
  let now = 0;
  for (const event of eventsOf(step)) {
    const motion = motionOf(event, step.view as KidsView, track, before);
    if (!motion) continue;
    const begun = found.get(motion.pawn);
    if (begun) {
      // A pawn that goes on in the same step, as into its goal, goes on from where it is.
      begun.points.push(...motion.points.slice(1));
      begun.duration += motion.duration;
    } else {
      // A pawn is knocked out when the other one has arrived.
      found.set(motion.pawn, { ...motion, start: motion.flies ? now : 0 });
    }
    if (!motion.flies) now += motion.duration;
  }
  return [...found.values()];
}

function motionOf(
  event: TypedEvent,
  view: KidsView,
  track: Track,
  before: Map<string, string>,
): Motion | null {
  const square = (name: string) => track.at(`square-${event[name]}`);
  const moved = (seat: string, points: Point[], duration: number, flies = false): Motion => ({
    pawn: pawnKey(Number(event[seat]), Number(event['pawn'])),
    points,
    start: 0,
    duration,
    flies,
  });
  switch (event['event']) {
    case 'entered': {
      const waited = before.get(pawnKey(Number(event['seat']), Number(event['pawn'])));
      return waited ? moved('seat', [track.at(waited), square('square')], ENTER) : null;
    }
    case 'moved': {
      const points = track.along(square('start'), square('end'));
      return moved('seat', points, Math.min(WALK_MOST, HOP * (points.length - 1)));
    }
    case 'came_home': {
      const { colour } = view.seats[Number(event['seat'])]!;
      const goal = `goal-${colour}-${event['goal']}`;
      return moved('seat', track.way(track.of('entry', colour)[0]!.key, goal), HOME);
    }
    case 'knocked_out': {
      const { colour } = view.seats[Number(event['victim'])]!;
      const start = track.at(`start-${colour}-${event['pawn']}`);
      return moved('victim', [square('square'), start], FLY, true);
    }
    default:
      return null;
  }
}
