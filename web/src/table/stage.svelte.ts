// Shows what has happened one step after another. The table itself is always further on: nothing waits for this.

import type { GameFace, Speed } from '../boards/contract';
import type { GameView, LogLine, SeatInfo, Step } from '../protocol';
import { settings } from '../settings.svelte';
import { eventsOf, isThrow } from '../pieces/steps';
import { coverHands, handShown, hasSecrets } from './secrets';
import { ownSeats } from './state';

/** The part of a roll's time in which the die still tumbles. */
const TUMBLING = 0.6;

export class Stage {
  /** The step being shown; null when the stage is at rest. */
  step = $state.raw<Step | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The person whose tap throws the die; null when nothing waits for a tap. */
  thrower = $state<number | null>(null);
  /** Who must take the device before anything more is shown; null when nobody hides anything. */
  curtain = $state<number | null>(null);
  #view = $state.raw<GameView>() as GameView;
  #queue = $state.raw<Step[]>([]);
  #hurried = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = 0;
  /** Lines of the step on show that would give away what the die is still to show. */
  #untold: LogLine[] = [];
  #teller: ReturnType<typeof setTimeout> | undefined;
  /** The last person known to hold the device. */
  #holder = $state<number | null>(null);

  constructor(
    readonly face: GameFace,
    public seats: SeatInfo[],
    view: GameView,
    log: LogLine[],
    readonly onstep: (step: Step) => void = () => {},
  ) {
    this.#view = view;
    this.log = log;
    this.#greet();
  }

  /** The table after `step`, as whoever holds the device may see it. */
  get view(): GameView {
    return ownSeats(this.seats).length < 2 ? this.#view : coverHands(this.#view, this.#holder);
  }

  get busy(): boolean {
    return this.step !== null || this.curtain !== null || this.#queue.length > 0;
  }

  /** Whose doing is on show, else whose turn it is. */
  get turn(): number | null {
    return (this.step && seatOf(this.step)) ?? this.thrower ?? this.#asked;
  }

  get speed(): Speed {
    return this.#hurried && settings.speed === 'normal' ? 'fast' : settings.speed;
  }

  /** Lay the table anew, as after an undo: nothing of the past is shown. */
  lay(view: GameView, log: LogLine[]): void {
    this.close();
    this.#untold = [];
    this.#queue = [];
    this.#rest();
    this.#view = view;
    this.log = log;
    this.#greet();
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
    clearTimeout(this.#teller);
  }

  #next(): void {
    this.#tell();
    const next = this.#queue[0];
    if (!next) return this.#rest();
    const roller = this.#rollerOf(next);
    if (this.#drawCurtain(roller) || this.#drawCurtain(handShown(next.view), next.view)) return this.#rest();
    if (roller !== null) this.#holder = roller;
    if (roller === null || settings.rolls !== 'tap') return this.#show();
    this.#rest();
    this.thrower = roller;
  }

  #show(): void {
    const [step, ...rest] = this.#queue;
    if (!step) return;
    this.#queue = rest;
    this.step = step;
    this.#view = step.view;
    this.#begun = Date.now();
    this.onstep(step);
    // A page in the background has no eyes to show anything to.
    const time = document.hidden ? 0 : this.face.duration(step, this.speed);
    this.#timer = setTimeout(() => this.#next(), time);
    this.#untold = step.lines;
    if (rollOf(step) === null) this.#tell();
    else this.#teller = setTimeout(() => this.#tell(), time * TUMBLING);
  }

  #tell(): void {
    clearTimeout(this.#teller);
    if (this.#untold.length) this.log = [...this.log, ...this.#untold];
    this.#untold = [];
  }

  #rest(): void {
    this.step = null;
    this.thrower = null;
    this.#hurried = false;
  }

  /** The person of this device whose die a step throws. */
  #rollerOf(step: Step): number | null {
    const rolled = rollOf(step);
    return rolled !== null && ownSeats(this.seats).includes(rolled) ? rolled : null;
  }

  /** Whom the table asks now. */
  get #asked(): number | null {
    return this.face.asked ? this.face.asked(this.#view) : this.#view.turn;
  }

  /** A table laid anew waits for the right person, too. */
  #greet(): void {
    void (this.#drawCurtain(this.#asked) || this.#drawCurtain(handShown(this.#view)));
  }

  #drawCurtain(person: number | null, view = this.#view): boolean {
    const people = ownSeats(this.seats);
    if (person === null || person === this.#holder || people.length < 2 || !people.includes(person))
      return false;
    if (!hasSecrets(view, person)) return false;
    this.curtain = person;
    return true;
  }
}

/** Who rolls the die in a step; null when nobody does. */
function rollOf(step: Step): number | null {
  const seat = eventsOf(step).find(isThrow)?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** Whose doing a step is: luck rolls for somebody. */
function seatOf(step: Step): number | null {
  return step.actor >= 0 ? step.actor : rollOf(step);
}
