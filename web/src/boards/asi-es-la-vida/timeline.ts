// How long things take while a step is shown.

import { ROLL, atSpeed } from '../../pieces/motion';
import { eventsOf } from '../../pieces/steps';
import type { Step, TypedEvent, VidaView } from '../../protocol';
import type { Speed } from '../contract';

const LOOK = 300;
const HOP = 170;
/** No die moves a piece farther. */
const MOST_HOPS = 6;
const FLY = 520;
const LAY = 90;
const BEGIN = 400;
const REST = 120;

export const walkTime = (hops: number, speed: Speed) => atSpeed(HOP * Math.min(hops, MOST_HOPS), speed);

/** How long a taken card flies to its owner and the course takes to close up. */
export const flyTime = (speed: Speed) => atSpeed(FLY, speed);

/** How long a step is on show, in milliseconds. */
export function duration(step: Step, speed: Speed): number {
  let total = 0;
  let flies = false;
  for (const event of eventsOf(step)) {
    const name = event['event'];
    if (name === 'began') total += BEGIN;
    else if (name === 'laid') total += LAY;
    else if (name === 'rolled') total += ROLL + LOOK;
    else if (name === 'moved_figure' || name === 'moved_guard') total += HOP * hopsOf(event, step) + REST;
    else if (name === 'took' || name === 'passed_by' || name === 'recycled' || name === 'took_last')
      flies = true;
  }
  return atSpeed(total + (flies ? FLY : 0), speed);
}

/** Cards from start to end; the most there can be when the first of them is gone already. */
function hopsOf(event: TypedEvent, step: Step): number {
  const course = (step.view as VidaView).course.map((card) => card.key);
  const [start, end] = [course.indexOf(String(event['start'])), course.indexOf(String(event['end']))];
  return start < 0 || end < 0 ? MOST_HOPS : Math.min(Math.abs(end - start), MOST_HOPS);
}
