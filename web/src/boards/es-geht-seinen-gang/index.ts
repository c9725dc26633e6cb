// What the pages show of Es geht seinen Gang.

import './theme.css';
import type { GameView } from '../../protocol';
import { askedIn, questionOf } from './matters';
import type { View } from './types';
import { say } from './words';

export { default as Board } from './Board.svelte';
export { default as Die } from './Die.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';
export { isInBar } from './matters';
export { duration } from './timeline';

export const theme = 'theme-es-geht-seinen-gang';

export const asked = (view: GameView): number | null => askedIn(view as View);

export function question(view: GameView, name: string): string {
  const [asks, args] = questionOf(view as View);
  return say(`ask-${asks}`, { name, ...args });
}
