// What is going on: whom the table asks and what, and what is touched where.

import type { Choice, Step, WayView } from '../../protocol';
import type { Offer, View } from './types';

/** Whom the table asks; null where luck alone acts, or it is over. */
export const askedIn = ({ pending, turn }: View): number | null => pending?.seat ?? turn;

/** Whose doing a step is: luck throws and draws for somebody. */
export function doerOf({ actor, lines }: Step): number | null {
  if (actor >= 0) return actor;
  const seat = lines[0]?.event['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** The name of the question, a text of the board, and what it needs to know. */
export function questionOf({ pending }: View): [string, Record<string, string | number>] {
  if (!pending) return ['over', {}];
  switch (pending.matter) {
    case 'throw':
      return [pending.what === 'turn' && pending.dice === 1 ? 'throw-one' : `throw-${pending.what}`, {}];
    case 'choosing_way':
      return [pending.matter, { left: pending.left }];
    case 'stopping':
      return [pending.matter, { kind: pending.kind, forfeits: pending.forfeits }];
    case 'visiting':
      return [pending.matter, { kind: pending.kind }];
    case 'choosing_other':
      return [pending.matter, { effect: pending.effect.replaceAll('_', '-') }];
    default:
      return [pending.matter, {}];
  }
}

const IN_BAR = ['live', 'stop', 'pass_by', 'leave', 'pay_later'];

/** Ways are touched on the board, cards and lives where they are shown; the rest are buttons of the bar. */
export const isInBar = ({ action }: Choice): boolean => IN_BAR.includes(String(action['do']));

/** The choice that takes a partner, good or level, or pays a card. */
export const choiceOf = (key: string, choices: Choice[]): Choice | null =>
  choices.find(({ action }) =>
    ['partner', 'good', 'level', 'question'].some((name) => action[name] === key),
  ) ?? null;

export interface Target {
  choice: Choice;
  space: string;
  /** The key of what it is called: a path, or a space of it. */
  name: string;
}

/** The spaces to which the ways lead that can be chosen now. */
export function targetsOf(view: View, choices: Choice[]): Target[] {
  const ways = view.pending?.matter === 'choosing_way' ? view.pending.ways : [];
  return choices.flatMap((choice) => {
    const way = choice.action['do'] === 'go' && ways.find((one) => one.way === choice.action['way']);
    return way ? [{ choice, space: way.space, name: nameOf(way, ways) }] : [];
  });
}

/** A life is chosen by its path, not by the shop or the sign-post that the path begins with. */
function nameOf({ way, path, space }: WayView, ways: WayView[]): string {
  const isShared = ways.some((other) => other.way !== way && other.open && other.path === path);
  return isShared ? space : path;
}

const WORTH_SEEING: (string | null)[] = [null, 'points', 'taken', 'out_of_turn', 'own_sex'];

/** What can be had comes first, what never can last. */
export const sorted = (offers: Offer[]): Offer[] =>
  [...offers].sort((one, other) => WORTH_SEEING.indexOf(one.why_not) - WORTH_SEEING.indexOf(other.why_not));

/** A page that was put aside comes back when something new is asked. */
export function pageKey({ pending }: View): string | null {
  if (!pending) return null;
  const { matter, seat } = pending;
  if (matter === 'stopping' || matter === 'visiting') return `${matter} ${seat} ${pending.space}`;
  if (matter === 'choosing_other') return `${matter} ${seat} ${pending.card}`;
  return matter === 'paying' ? `${matter} ${seat}` : null;
}
