// The table as the server last told it; what is on show may be a few steps behind (see stage.svelte.ts).

import type { Choice, SeatInfo, Snapshot, Standing } from '../protocol';

export interface TableState {
  code: string;
  game: string;
  editionTitle: Record<string, string>;
  options: Record<string, string>;
  drawing: Snapshot['drawing'];
  seats: SeatInfo[];
  sequence: number;
  choices: Choice[];
  standings: Standing[];
  canUndo: boolean;
}
