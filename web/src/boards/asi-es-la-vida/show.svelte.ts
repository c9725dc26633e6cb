// Shows a step: the piece walks over the course as it lay, then the course closes up and taken cards fly off.

import type { Point } from '../../pieces/motion';
import { eventsOf } from '../../pieces/steps';
import type { CardView, Step, VidaView } from '../../protocol';
import type { Speed } from '../contract';
import type { Kind, Lifted } from './groups';
import { flyTime, walkTime } from './timeline';

/** A piece on its way over these cards. */
export interface Walker extends Lifted {
  colour: string;
  over: string[];
  time: number;
}

/** A card that leaves the course, to its new owner or, without one, out of the game. */
export interface Leaver extends Point {
  card: CardView;
  seat: number | null;
  time: number;
}

export class Show {
  /** The table as it is to be drawn now. */
  table = $state.raw() as VidaView;
  walker = $state.raw<Walker | null>(null);
  leavers = $state.raw<Leaver[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #last: VidaView;

  constructor(view: VidaView) {
    this.table = view;
    this.#last = view;
  }

  /** Put the table down as it is, nothing moving. */
  lay(view: VidaView): void {
    this.stop();
    this.walker = null;
    this.leavers = [];
    this.table = view;
    this.#last = view;
  }

  /** Go from the table before the step to the one after it. */
  play(step: Step, speed: Speed, placeOf: (card: string, on: VidaView) => Point | null): void {
    const before = this.#last;
    const after = step.view as VidaView;
    this.lay(after);
    if (speed === 'none') return;
    const walker = walkerOf(step, before, speed);
    const leave = () => {
      this.table = after;
      this.walker = null;
      this.leavers = leaversOf(step, before, speed, placeOf);
      this.#after(flyTime(speed), () => (this.leavers = []));
    };
    if (!walker) return leave();
    this.table = before;
    this.walker = walker;
    this.#after(walker.time, leave);
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #after(time: number, what: () => void): void {
    this.#timers.push(setTimeout(what, time));
  }
}

function walkerOf(step: Step, before: VidaView, speed: Speed): Walker | null {
  const event = eventsOf(step).find(({ event }) => event === 'moved_figure' || event === 'moved_guard');
  if (!event) return null;
  const keys = before.course.map((card) => card.key);
  const [start, end] = [keys.indexOf(String(event['start'])), keys.indexOf(String(event['end']))];
  if (start < 0 || end < 0) return null;
  const over = start <= end ? keys.slice(start, end + 1) : keys.slice(end, start + 1).reverse();
  const kind: Kind = event['event'] === 'moved_guard' ? 'guard' : 'figure';
  const seat = kind === 'guard' ? -1 : Number(event['seat']);
  const colour = before.seats[seat]?.colour ?? '';
  return { kind, seat, colour, card: keys[start]!, over, time: walkTime(over.length - 1, speed) };
}

function leaversOf(
  step: Step,
  before: VidaView,
  speed: Speed,
  placeOf: (card: string, on: VidaView) => Point | null,
): Leaver[] {
  return eventsOf(step).flatMap((event) => {
    const name = event['event'];
    if (name !== 'took' && name !== 'took_last' && name !== 'passed_by') return [];
    const key = String(event['card']);
    const card = before.course.find((lying) => lying.key === key);
    const place = placeOf(key, before);
    if (!card || !place) return [];
    return [
      { card, ...place, seat: name === 'passed_by' ? null : Number(event['seat']), time: flyTime(speed) },
    ];
  });
}
