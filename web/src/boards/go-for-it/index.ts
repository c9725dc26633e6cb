// What the pages show of Go For It!

import './theme.css';
import { t } from '../../texts/words.svelte';
import type { GameView } from '../../protocol';
import { askedIn, questionOf } from './matters';
import * as secrets from './secrets';
import type { View } from './types';

export { default as Board } from './Board.svelte';
export { default as Die } from './Die.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';
export { isInBar } from './matters';
export { duration } from './timeline';

export const theme = 'theme-go-for-it';

export const asked = (view: GameView): number | null => askedIn(view as View);

export function question(view: GameView, name: string): string {
  const { pending } = view as View;
  const left = pending?.matter === 'buying' || pending?.matter === 'deal' ? pending.left : 0;
  return t(`go-for-it-board-ask-${questionOf(view as View)}`, { name, left });
}

export const hasSecrets = (view: GameView, player: number): boolean =>
  secrets.hasSecrets(view as View, player);

export const handShown = (view: GameView): number | null => secrets.handShown(view as View);

export const coverHands = (view: GameView, holder: number | null): GameView =>
  secrets.coverHands(view as View, holder);
