// What a game's folder offers the pages, and what the pages hand to it.

import type { Component } from 'svelte';
import type { Choice, GameView, SeatInfo, Step, TypedAction } from '../protocol';

/** How long pieces take on their way: `none` shows the result at once. */
export type Speed = 'normal' | 'fast' | 'none';

export interface BoardProps {
  /** The edition's board as the server sends it, `BoardData.drawing`. Titles of what is printed: `titleOf(key)`. */
  drawing: unknown;
  /** The table as it stands after `step`. */
  view: GameView;
  /** The step being shown now; null when nothing moves. */
  step: Step | null;
  /** Empty while nobody on this device may choose. */
  choices: Choice[];
  seats: SeatInfo[];
  speed: Speed;
  /**
   * Carries out a choice, and further actions of the same person with it, all or none, such as the parts of a deal.
   * Also called with an action that isn't listed when a person touches an own piece that can't move, so that the
   * server says why.
   */
  choose: (action: TypedAction, ...then: TypedAction[]) => void;
}

export interface SeatPanelProps {
  /** As the board gets it. */
  drawing: unknown;
  view: GameView;
  seat: number;
  seats: SeatInfo[];
  /** True where there is room for one line only. */
  compact: boolean;
}

export interface DieProps {
  view: GameView;
  step: Step | null;
  speed: Speed;
}

/** What `boards/GAME/index.ts` exports by name. */
export interface GameFace {
  Board: Component<BoardProps>;
  SeatPanel: Component<SeatPanelProps>;
  Die: Component<DieProps>;
  /** Whom the table asks now, where that isn't always the player whose turn it is. */
  asked?(view: GameView): number | null;
  /** What that player is asked, in a sentence; the game's common question unless given. */
  question?(view: GameView, name: string): string;
  /** Which choices are buttons of the bar; those that pick up no piece unless given. */
  isInBar?(choice: Choice): boolean;
  /** Whether something would be seen, if this player took the device, that is for one player's eyes only. */
  hasSecrets?(view: GameView, player: number): boolean;
  /** Whose secret hand a view lays open; null when it shows none. */
  handShown?(view: GameView): number | null;
  /** The view without any secret hand but that of the player who holds the device. */
  coverHands?(view: GameView, holder: number | null): GameView;
  /** How long a step is on show, in milliseconds. */
  duration(step: Step, speed: Speed): number;
  /** CSS class that gives the game's own colours to the page round its board. */
  theme: string;
}
