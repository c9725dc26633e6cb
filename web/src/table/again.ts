// A rematch: the same seats, edition and options at a new table.

import { notify } from '../parts/notices.svelte';
import { go } from '../router.svelte';
import { Refusal, rematch } from '../server/api';
import { keepTable, tokensOf } from '../server/tables.svelte';
import type { TableState } from './state';

export async function playAgain(table: TableState): Promise<void> {
  try {
    const made = await rematch(table.code, tokensOf(table.code));
    keepTable(made, table.game);
    go(`/t/${made.code}`, { fresh: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notify(error.problem.words);
  }
}
