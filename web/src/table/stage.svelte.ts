// Shows what has happened one step after another. The table itself is always further on: nothing waits for this.

import type { GameFace, Speed } from '../boards/contract';
import type { GameView, LogLine, SeatInfo, Step } from '../protocol';
import { settings } from '../settings.svelte';
import { hasSecrets, peopleHere } from './secrets';

export class Stage {
  /** The table after `step`. */
  view = $state.raw<GameView>() as GameView;
  /** The step being shown; null when the stage is at rest. */
  step = $state.raw<Step | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The person whose tap throws the die; null when nothing waits for a tap. */
  thrower = $state<number | null>(null);
  /** Who must take the device before anything more is shown; null when nobody hides anything. */
  curtain = $state<number | null>(null);
  #queue = $state.raw<Step[]>([]);
  #hurried = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = 0;
  /** The last person known to hold the device. */
  #holder: number | null = null;

  constructor(
    readonly face: GameFace,
    public seats: SeatInfo[],
    view: GameView,
    log: LogLine[],
    readonly onstep: (step: Step) => void = () => {},
  ) {
    this.view = view;
    this.log = log;
    this.#drawCurtain(view.turn);
  }

  get busy(): boolean {
    return this.step !== null || this.curtain !== null || this.#queue.length > 0;
  }

  get speed(): Speed {
    return this.#hurried && settings.speed === 'normal' ? 'fast' : settings.speed;
  }

  /** Lay the table anew, as after an undo: nothing of the past is shown. */
  lay(view: GameView, log: LogLine[]): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#rest();
    this.view = view;
    this.log = log;
    this.#drawCurtain(view.turn);
  }

  add(steps: Step[]): void {
    this.#queue = [...this.#queue, ...steps];
    if (this.step === null && this.thrower === null && this.curtain === null) this.#next();
  }

  /** A person has seen enough: the rest is quick, up to the next choice. */
  hasten(): void {
    if (!this.step || this.#hurried) return;
    this.#hurried = true;
    const left = this.face.duration(this.step, this.speed) - (Date.now() - this.#begun);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(left, 0));
  }

  /** The person taps the die. */
  throwDie(): void {
    if (this.thrower === null) return;
    this.thrower = null;
    this.#show();
  }

  /** The person asked for has the device. */
  liftCurtain(): void {
    this.#holder = this.curtain;
    this.curtain = null;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const next = this.#queue[0];
    if (!next) return this.#rest();
    const roller = this.#rollerOf(next);
    if (this.#drawCurtain(roller)) return this.#rest();
    if (roller === null || settings.rolls !== 'tap') return this.#show();
    this.#rest();
    this.thrower = roller;
  }

  #show(): void {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    this.#queue = rest;
    this.step = step;
    this.view = step.view;
    this.log = [...this.log, ...step.lines];
    this.#begun = Date.now();
    this.onstep(step);
    // A page in the background has no eyes to show anything to.
    const time = document.hidden ? 0 : this.face.duration(step, this.speed);
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #rest(): void {
    this.step = null;
    this.thrower = null;
    this.#hurried = false;
  }

  /** The person of this device whose die a step throws. */
  #rollerOf(step: Step): number | null {
    const rolled = step.lines.find((line) => line.event['event'] === 'rolled')?.event['seat'];
    return typeof rolled === 'number' && peopleHere(this.seats).includes(rolled) ? rolled : null;
  }

  #drawCurtain(person: number | null): boolean {
    const people = peopleHere(this.seats);
    if (person === null || person === this.#holder || people.length < 2 || !people.includes(person))
      return false;
    if (!hasSecrets(this.view)) return false;
    this.curtain = person;
    return true;
  }
}
