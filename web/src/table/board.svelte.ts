// The board of a table as the server draws it, with what is printed on it in the page's language.

import type { BoardData } from '../protocol';
import { askBoard } from '../server/api';
import { settings } from '../settings.svelte';
import type { Language } from '../texts/languages';
import { entitle } from '../texts/words.svelte';

export class TableBoard {
  /** `BoardData.drawing`; null until it is here. */
  drawing = $state.raw<unknown>(null);
  #asked: { language: Language; board: Promise<BoardData> } | null = null;

  /** To be made while a component is set up: asks when the board is first needed, and anew in another language. */
  constructor(readonly code: string) {
    $effect(() => {
      const { language } = settings;
      // Whoever needs the board says that it didn't come; in a new language the old one goes on being shown.
      if (this.#asked && this.#asked.language !== language) this.here().catch(() => {});
    });
  }

  /** Resolves when the board is here. A try that failed isn't kept. */
  async here(): Promise<void> {
    const { language } = settings;
    if (this.#asked?.language !== language) {
      this.#asked = { language, board: askBoard(this.code, language) };
    }
    const asked = this.#asked;
    try {
      const { drawing, titles } = await asked.board;
      if (this.#asked !== asked) return this.here();
      this.drawing = drawing;
      entitle(titles);
    } catch (error) {
      if (this.#asked === asked) this.#asked = null;
      throw error;
    }
  }
}
