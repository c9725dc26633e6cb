// How long a step is on show.

import { atSpeed } from '../../pieces/motion';
import { eventsOf } from '../../pieces/steps';
import type { Step } from '../../protocol';
import type { Speed } from '../contract';
import { journeyOf } from './journey';
import { printOnShow } from './print';

/** In milliseconds. */
export const duration = (step: Step, speed: Speed): number =>
  atSpeed(journeyOf(eventsOf(step), printOnShow()).time, speed);
