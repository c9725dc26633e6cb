// Who is asked what: the topmost matter of the table.

import type { Choice } from '../../protocol';
import type { Matter, Pending, View } from './types';

/** The player who must answer now; null while luck acts. */
export function askedIn(view: View): number | null {
  return view.over || !view.pending ? view.turn : (askedBy(view.pending) ?? view.turn);
}

function askedBy(pending: Pending): number | null {
  if (pending.matter === 'sale' || pending.matter === 'labor_day') return pending.asked;
  if (pending.matter === 'gift') return pending.giver;
  if (pending.matter === 'deal') return pending.stage === 'offered' ? pending.partner : pending.seat;
  return pending.seat;
}

/** A short name of what is asked, the end of a text's id. */
export function questionOf(view: View): string {
  const pending = view.pending;
  if (!pending) return 'turn';
  if (pending.matter === 'choosing') {
    if (pending.what === 'swapping' && pending.card) return 'swapping-for';
    return pending.what.replaceAll('_', '-');
  }
  if (pending.matter === 'sale') return pending.asked === pending.seller ? 'sale-close' : 'sale';
  if (pending.matter === 'trading_up') return pending.stage === 'swapping' ? 'swapping-up' : 'trading-up';
  if (pending.matter === 'deal') return `deal-${pending.stage}`;
  return pending.matter.replaceAll('_', '-');
}

/** The topmost matter of a kind, or one that waits below. */
export function find<Name extends Pending['matter']>(view: View, name: Name): Matter<Name> | null {
  const all = view.pending ? [view.pending, ...view.below] : view.below;
  return (all.find((pending) => pending.matter === name) as Matter<Name> | undefined) ?? null;
}

/** Choices that the board has buttons for. */
const ON_BOARD = [
  'raise',
  'propose_to',
  'offer_card',
  'want_card',
  'offer_money',
  'want_money',
  'make_offer',
];

export const isInBar = ({ action, target }: Choice): boolean =>
  target.piece == null && !ON_BOARD.includes(String(action['do']));

export const choiceOf = (choices: Choice[], piece: string): Choice | undefined =>
  choices.find(({ target }) => target.piece === piece);

/** The matters that lie over the tray while they last, even where nobody of this device is asked. */
export function isInSight(view: View, hasChoices: boolean): boolean {
  const { pending } = view;
  if (!pending || view.over) return false;
  if (pending.matter === 'sale' || pending.matter === 'labor_day') return true;
  if (pending.matter === 'deal') return pending.stage === 'offered';
  if (pending.matter === 'trading_up')
    return pending.stage === 'rolling' || (hasChoices && pending.stage === 'offered');
  if (pending.matter === 'gift') return hasChoices;
  return hasChoices && pending.matter === 'choosing' && pending.what !== 'free_card';
}
