// What the pages show of ¡Así es la vida!

import './theme.css';
import type { GameView, VidaView } from '../../protocol';

export { default as Board } from './Board.svelte';
export { default as Die } from './Die.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';
export { duration } from './timeline';

export const theme = 'theme-asi-es-la-vida';

/** Stocks that lie face down are for their owners' eyes. */
export const hasSecrets = (view: GameView): boolean =>
  (view as VidaView).seats.some((stock) => stock.cards === null);
