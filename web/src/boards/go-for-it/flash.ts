// Which of a step's events is worth showing large, and with what.

import type { Argument, TypedEvent } from '../../protocol';

export interface Flash {
  /** Which event of the step. */
  place: number;
  seat: number | null;
  cards: string[];
  news: string | null;
  mood: 'good' | 'bad' | 'news' | 'cake' | 'plain';
}

const MOODS: Record<string, Flash['mood']> = {
  read_extra: 'news',
  played_news: 'news',
  roll_failed: 'bad',
  roll_spared: 'plain',
  birthday_came: 'cake',
  failed: 'bad',
  announced: 'good',
  swapped: 'plain',
  took: 'bad',
  lost: 'bad',
  traded_up: 'good',
  got: 'good',
  got_free: 'good',
  gave: 'plain',
  averted: 'plain',
  sold: 'plain',
  sold_to_bank: 'plain',
  accepted: 'good',
  declined: 'bad',
};

/** The event that matters most, in the order above; null when nothing needs a look. */
export function flashOf(events: TypedEvent[]): Flash | null {
  const kinds = events.map(({ event }) => String(event));
  const kind = Object.keys(MOODS).find((one) => kinds.includes(one));
  if (!kind) return null;
  const place = kinds.indexOf(kind);
  const event = events[place]!;
  const news = event['news'];
  return {
    place,
    seat: typeof event['seat'] === 'number' ? event['seat'] : null,
    cards: [event['old'], event['card']].filter(isCard),
    news: news === undefined ? null : String(news),
    mood: MOODS[kind]!,
  };
}

const isCard = (value: Argument | undefined): value is string => typeof value === 'string';
