// The list of games the pages can show: one line a game.

import type { GameFace } from './contract';

export interface Shelved {
  /** The game's package in src/laufspiel/games, whose texts it speaks. */
  texts: string;
  /** The folder's index.ts exports the members of a GameFace by name. */
  face: () => Promise<GameFace>;
}

export const GAMES: Record<string, Shelved> = {
  kids: { texts: 'maedn_kids', face: () => import('./kids') },
  'asi-es-la-vida': { texts: 'asi_es_la_vida', face: () => import('./asi-es-la-vida') },
  'go-for-it': { texts: 'go_for_it', face: () => import('./go-for-it') },
};
