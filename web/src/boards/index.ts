// The list of games the pages can show: one entry a game.

import type { Component } from 'svelte';
import type { GameFace } from './contract';

export interface Shelved {
  /** The game's package in src/laufspiel/games, whose texts it speaks. */
  texts: string;
  /** The lid of the box: all that the shelf needs of the folder. */
  cover: () => Promise<{ default: Component }>;
  /** Birthdays lie on the board, so each player is asked for one. */
  hasBirthdays?: boolean;
  /** The folder's index.ts exports the members of a GameFace by name. */
  face: () => Promise<GameFace>;
}

export const GAMES: Record<string, Shelved> = {
  kids: {
    texts: 'maedn_kids',
    cover: () => import('./kids/Cover.svelte'),
    face: () => import('./kids'),
  },
  'asi-es-la-vida': {
    texts: 'asi_es_la_vida',
    cover: () => import('./asi-es-la-vida/Cover.svelte'),
    face: () => import('./asi-es-la-vida'),
  },
  'go-for-it': {
    texts: 'go_for_it',
    cover: () => import('./go-for-it/Cover.svelte'),
    hasBirthdays: true,
    face: () => import('./go-for-it'),
  },
  'es-geht-seinen-gang': {
    texts: 'es_geht_seinen_gang',
    cover: () => import('./es-geht-seinen-gang/Cover.svelte'),
    face: () => import('./es-geht-seinen-gang'),
  },
};
