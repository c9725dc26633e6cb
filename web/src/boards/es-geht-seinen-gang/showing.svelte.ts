// What of a journey is in view at the moment: an event shown large, chips on the way, the space to look at.

import type { TypedEvent } from '../../protocol';
import type { Journey } from './journey';
import type { Colour } from './types';

export interface Gained {
  colour: Colour;
  count: number;
  pays: boolean;
}

export class Showing {
  /** Which event of the step is shown large. */
  place = $state<number | null>(null);
  /** Chips that come and go just now. */
  gains = $state.raw<Gained[]>([]);
  /** Where the figure that moves is about to be. */
  space = $state<string | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Shows a journey from its beginning; null shows nothing more. */
  play(journey: Journey | null, events: TypedEvent[], atSpeed: (milliseconds: number) => number): void {
    this.stop();
    if (!journey) return;
    const at = (time: number, act: () => void) => this.#timers.push(setTimeout(act, atSpeed(time)));
    for (const leg of journey.legs) at(leg.begin, () => (this.space = leg.spaces.at(-1)!));
    for (const { place, begin, time } of journey.sights) {
      const gained = gainedIn(events[place]!);
      at(begin, () => this.#see(place, gained));
      at(begin + time, () => this.#unsee(place));
    }
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.place = null;
    this.gains = [];
    this.space = null;
  }

  #see(place: number, gained: Gained | null): void {
    if (gained) this.gains = [...this.gains, gained];
    else this.place = place;
  }

  #unsee(place: number): void {
    this.gains = [];
    if (this.place === place) this.place = null;
  }
}

function gainedIn(event: TypedEvent): Gained | null {
  const kind = event['event'];
  if (kind !== 'gained' && kind !== 'paid') return null;
  return { colour: event['colour'] as Colour, count: Number(event['count']), pays: kind === 'paid' };
}
