// What of a journey is in view at the moment: an event shown large, chips on the way, the space to look at.

import type { LogLine, TypedEvent } from '../../protocol';
import type { Journey } from './journey';
import type { Colour } from './types';

export interface Gained {
  seat: number;
  colour: Colour;
  count: number;
  pays: boolean;
}

export class Showing {
  /** What is shown large. */
  line = $state.raw<LogLine | null>(null);
  /** Chips that come and go just now. */
  gains = $state.raw<Gained[]>([]);
  /** Where the figure that moves is about to be. */
  space = $state<string | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Shows a journey from its beginning; null shows nothing more. */
  play(journey: Journey | null, lines: LogLine[], atSpeed: (milliseconds: number) => number): void {
    this.stop();
    if (!journey) return;
    this.space = journey.legs[0]?.spaces[0] ?? null;
    const at = (time: number, act: () => void) => this.#timers.push(setTimeout(act, atSpeed(time)));
    for (const leg of journey.legs) at(leg.begin, () => (this.space = leg.spaces.at(-1)!));
    for (const { place, begin, time } of journey.sights) {
      const line = lines[place]!;
      at(begin, () => this.#see(line));
      at(begin + time, () => this.#unsee(line));
    }
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.line = null;
    this.gains = [];
    this.space = null;
  }

  #see(line: LogLine): void {
    const gained = gainedIn(line.event);
    if (gained) this.gains = [...this.gains, gained];
    else this.line = line;
  }

  #unsee(line: LogLine): void {
    this.gains = [];
    if (this.line === line) this.line = null;
  }
}

function gainedIn(event: TypedEvent): Gained | null {
  const kind = event['event'];
  if (kind !== 'gained' && kind !== 'paid') return null;
  return {
    seat: Number(event['seat']),
    colour: event['colour'] as Colour,
    count: Number(event['count']),
    pays: kind === 'paid',
  };
}
