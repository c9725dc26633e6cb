// What the pages show of ¡Así es la vida!

import './theme.css';

export { default as Board } from './Board.svelte';
export { default as Die } from './Die.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';
export { duration } from './timeline';

export const theme = 'theme-asi-es-la-vida';
