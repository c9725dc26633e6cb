// What was said a moment ago, per seat, to be shown beside the player; and how much of it is still unread.

import type { TalkLine } from '../protocol';

const TIME_TO_SEE = 6000;

export class Recent {
  /** The last line of each seat, while it is fresh. */
  lines = $state.raw<Record<number, TalkLine>>({});
  /** Lines that came since the talk was last in sight. */
  unread = $state(0);
  #last: number;

  constructor(talk: TalkLine[]) {
    this.#last = talk.at(-1)?.number ?? 0;
  }

  /** Take notice of what is new; `silent` seats are muted or our own. */
  hear(talk: TalkLine[], silent: number[], inSight: boolean): void {
    const news = talk.filter((line) => line.number > this.#last);
    this.#last = Math.max(this.#last, talk.at(-1)?.number ?? 0);
    // What the server tells of a seat isn't said by it.
    for (const line of news) if (!line.notice) this.#show(line);
    const loud = news.filter((line) => line.notice || !silent.includes(line.seat)).length;
    this.unread = inSight ? 0 : this.unread + loud;
  }

  #show(line: TalkLine): void {
    this.lines = { ...this.lines, [line.seat]: line };
    setTimeout(() => {
      if (this.lines[line.seat] !== line) return;
      this.lines = Object.fromEntries(Object.entries(this.lines).filter(([, one]) => one !== line));
    }, TIME_TO_SEE);
  }
}
