// What the table has to say besides the game, and what may be answered. Pure.

import type { Wish } from '../server/wire.svelte';
import { freeSeats, ownSeats, type TableState } from '../table/state';

export interface Offer {
  /** Fluent id of the button. */
  label: string;
  /** A command, or something the page itself does. */
  does: Wish | 'play-here' | 'rematch' | 'sit-down';
  main?: boolean;
}

export interface Banner {
  /** Fluent id of the sentence. */
  id: string;
  args: Record<string, string | number>;
  urgent: boolean;
  offers: Offer[];
}

export interface Moment {
  /** Seats of this browser that another page has taken over. */
  elsewhere: number[];
  /** Whose turn it is. */
  turn: number | null;
  /** Whose bank is empty, and the whole seconds until a bot plays. */
  countdown: { seat: number; seconds: number } | null;
}

export function banners(table: TableState, moment: Moment): Banner[] {
  const found = [
    takenOver(table, moment),
    paused(table),
    standIn(table),
    countdown(table, moment),
    undo(table),
    ...skips(table),
    absent(table, moment),
    rematch(table),
    freeSeat(table),
    end(table),
  ];
  return found.filter((banner) => banner !== null);
}

function takenOver(table: TableState, { elsewhere }: Moment): Banner | null {
  const lost = elsewhere.filter((seat) => !table.seats[seat]?.here);
  if (lost.length === 0) return null;
  const args = { name: nameOf(table, lost[0]!), count: lost.length };
  return banner('banner-elsewhere', args, true, [
    { label: 'banner-play-here', does: 'play-here', main: true },
  ]);
}

function paused({ company }: TableState): Banner | null {
  if (company.phase !== 'paused') return null;
  if (!company.hosting) return banner('banner-paused');
  return banner('banner-paused', {}, false, [{ label: 'resume', does: { type: 'resume' }, main: true }]);
}

/** A bot plays for a person of this page. */
function standIn(table: TableState): Banner | null {
  const seat = ownSeats(table.seats).find((seat) => table.seats[seat]!.away);
  if (seat === undefined || isOver(table)) return null;
  return banner('banner-bot-for-you', { name: nameOf(table, seat) }, true, [
    { label: 'banner-back', does: { type: 'return', seat }, main: true },
  ]);
}

function countdown(table: TableState, { countdown }: Moment): Banner | null {
  if (!countdown || isOver(table)) return null;
  const { seat, seconds } = countdown;
  const own = table.seats[seat]?.here;
  return banner(own ? 'banner-hurry' : 'banner-bot-soon', { name: nameOf(table, seat), seconds }, true);
}

function undo(table: TableState): Banner | null {
  const vote = table.company.undo;
  if (!vote) return null;
  const args = { name: nameOf(table, vote.by) };
  const own = ownSeats(table.seats);
  if (own.includes(vote.by)) return banner('banner-undo-own', args);
  if (!own.some((seat) => !vote.yes.includes(seat))) return banner('banner-undo-waits', args);
  return banner('banner-undo', args, false, [
    { label: 'yes', does: { type: 'vote_undo', yes: true }, main: true },
    { label: 'no', does: { type: 'vote_undo', yes: false } },
  ]);
}

function skips(table: TableState): Banner[] {
  const own = ownSeats(table.seats);
  return table.company.skips
    .filter((vote) => !own.includes(vote.seat))
    .map((vote) => {
      const args = { name: nameOf(table, vote.seat), count: vote.yes.length };
      const told = own.length > 0 && own.every((seat) => vote.yes.includes(seat));
      const yes: Offer = {
        label: 'yes',
        does: { type: 'vote_skip', seat: vote.seat, yes: true },
        main: true,
      };
      const no: Offer = {
        label: 'banner-skip-not',
        does: { type: 'vote_skip', seat: vote.seat, yes: false },
      };
      return banner('banner-skip', args, false, own.length === 0 ? [] : [told ? no : yes]);
    });
}

/** The game waits for somebody whose page is shut. */
function absent(table: TableState, { turn }: Moment): Banner | null {
  const seat = turn === null ? undefined : table.seats[turn];
  if (turn === null || !seat || table.company.phase !== 'playing' || isOver(table)) return null;
  if (seat.bot !== null || seat.here || !seat.claimed || seat.present || seat.away) return null;
  if (table.company.skips.some((vote) => vote.seat === turn)) return null;
  const offers: Offer[] = [{ label: 'banner-skip-ask', does: { type: 'vote_skip', seat: turn, yes: true } }];
  return banner('banner-absent', { name: seat.name }, false, ownSeats(table.seats).length ? offers : []);
}

function rematch({ company }: TableState): Banner | null {
  if (company.rematch === null) return null;
  return banner('banner-rematch', {}, false, [{ label: 'banner-rematch-go', does: 'rematch', main: true }]);
}

function freeSeat(table: TableState): Banner | null {
  const { company, seats } = table;
  if (isOver(table) || !company.settings.joining || ownSeats(seats).length > 0) return null;
  if (company.phase === 'waiting' || freeSeats(seats).length === 0) return null;
  return banner('banner-free', {}, false, [{ label: 'sit-down', does: 'sit-down', main: true }]);
}

/** Nothing has happened here for long. */
function end({ company }: TableState): Banner | null {
  return company.ends === null ? null : banner('banner-ends', { day: company.ends });
}

function isOver(table: TableState): boolean {
  return table.standings.length > 0;
}

function nameOf(table: TableState, seat: number): string {
  return table.seats[seat]?.name ?? String(seat + 1);
}

function banner(id: string, args: Banner['args'] = {}, urgent = false, offers: Offer[] = []): Banner {
  return { id, args, urgent, offers };
}
