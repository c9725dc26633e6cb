// What a person wishes for a new table, and sensible wishes for those who have none.

import type { GameInfo, NewTable, SeatWish } from '../../protocol';
import { remember, remembered } from '../../memory';

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** A seat as the page edits it. */
export interface SeatDraft {
  key: number;
  name: string;
  /** null for a person. */
  bot: string | null;
  /** The person joins by link from another device. */
  elsewhere: boolean;
  colour: string;
  born: string;
}

/** Options that need to know the players' birthdays. */
export const AGE_OPTIONS = ['birthday', 'youngest'];

/** Names for bots: short, and at home in all our languages. */
export const BOT_NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Emma', 'Felix', 'Greta', 'Hugo'];

const USUAL_SEATS = 3;
/** Under which this browser keeps its owner's name. */
export const OWN_NAME = 'laufspiel.name';

/** The colours of so many seats when nobody chooses, as the edition's board has them. */
export function usualColours(game: GameInfo, edition: string, seats: number): string[] {
  const board = game.editions.find((one) => one.id === edition) ?? game.editions[0]!;
  return board.seat_colours[seats - game.seats_min]!;
}

/** One person and a few good bots. */
export function usualSeats(game: GameInfo, say: Say): SeatDraft[] {
  const count = Math.min(Math.max(USUAL_SEATS, game.seats_min), game.seats_max);
  return usualColours(game, game.editions[0]!.id, count)
    .map((colour, index) => {
      const bot = index === 0 ? null : bestBot(game);
      return { key: index, name: '', bot, elsewhere: false, colour, born: '' };
    })
    .reduce<SeatDraft[]>((seats, seat) => [...seats, { ...seat, name: freeName(seat.bot, seats, say) }], []);
}

/** A name nobody at the table has yet. */
export function freeName(bot: string | null, seats: SeatDraft[], say: Say): string {
  const taken = new Set(seats.map((seat) => seat.name));
  if (bot !== null) return BOT_NAMES.find((name) => !taken.has(name)) ?? `Bot ${seats.length + 1}`;
  const own = remembered(OWN_NAME, '');
  if (own && !taken.has(own)) return own;
  let number = 1;
  while (taken.has(say('person-name', { number }))) number++;
  return say('person-name', { number });
}

export function bestBot(game: GameInfo): string {
  return game.bots.includes('greedy') ? 'greedy' : game.bots[0]!;
}

/** The name of the first person is kept for the next table, unless it is the one we made up. */
export function keepOwnName(seats: SeatDraft[], say: Say): void {
  const own = seats.find((seat) => seat.bot === null && !seat.elsewhere)?.name.trim();
  if (own && own !== say('person-name', { number: 1 })) remember(OWN_NAME, own);
}

export function seatWish(seat: SeatDraft): SeatWish {
  if (seat.elsewhere) return { colour: seat.colour, place: 'elsewhere' };
  return {
    name: seat.name.trim(),
    bot: seat.bot,
    colour: seat.colour,
    born: seat.bot === null ? seat.born : '',
  };
}

/** The table that one click on the shelf lays. */
export function atOnce(game: GameInfo, say: Say): NewTable {
  return { game: game.id, seats: usualSeats(game, say).map(seatWish), options: {} };
}
