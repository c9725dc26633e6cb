// Which of the legal choices a touch on the board means.

import type { Choice, TypedAction } from '../protocol';

interface Touched {
  /** The choices it was touched for; others make it void. */
  of: Choice[];
  piece: string | null;
  end: string | null;
}

const NOTHING: Touched = { of: [], piece: null, end: null };

/**
 * A piece with one choice, or a space that one piece reaches, is chosen by one touch. Where that leaves
 * several choices, the touched piece or space is held and the next touch decides.
 */
export class Picker {
  #choices: () => Choice[];
  #choose: (action: TypedAction) => void;
  #piece: (choice: Choice) => string | null;
  #touched = $state.raw(NOTHING);
  #pointed = $state.raw<Touched>(NOTHING);
  #held = $derived.by(() => (this.#touched.of === this.#choices() ? this.#touched : NOTHING));

  /** `piece` names what a choice picks up; two choices of one piece have the same name. */
  constructor(
    choices: () => Choice[],
    choose: (action: TypedAction) => void,
    piece: (choice: Choice) => string | null = (choice) => choice.target.piece ?? null,
  ) {
    this.#choices = choices;
    this.#choose = choose;
    this.#piece = piece;
  }

  /** The choices on the board that are still open after what was touched. */
  get open(): Choice[] {
    return this.#fitting(this.#choices(), this.#held);
  }

  /** The choices whose way is to be shown: those of the piece or space pointed at, else of the held one. */
  get shown(): Choice[] {
    const pointed = this.#pointed.of === this.#choices() ? this.#fitting(this.open, this.#pointed) : [];
    if (pointed.length > 0) return pointed;
    return this.#held === NOTHING ? [] : this.open;
  }

  get held(): string | null {
    return this.#held.piece ?? this.#held.end;
  }

  touchPiece(piece: string): void {
    this.#touch(this.#fitting(this.open, { piece, end: null }), { piece, end: null });
  }

  touchEnd(end: string): void {
    this.#touch(this.#fitting(this.open, { piece: null, end }), { piece: null, end });
  }

  /** This choice and no other, as by a key on its button. */
  take(choice: Choice): void {
    this.release();
    this.#choose(choice.action);
  }

  /** Forget what was touched. */
  release(): void {
    this.#touched = NOTHING;
    this.#pointed = NOTHING;
  }

  point(piece: string | null, end: string | null): void {
    this.#pointed = { of: this.#choices(), piece, end };
  }

  pointAway(): void {
    this.#pointed = NOTHING;
  }

  #touch(left: Choice[], touched: { piece: string | null; end: string | null }): void {
    const of = this.#choices();
    const [only] = left;
    if (left.length === 1 && only) this.take(only);
    // Touched a second time, or with nothing in common with what is held: begin anew from here.
    else if (left.length === 0 && this.held) {
      this.release();
      this.#touch(this.#fitting(of, touched), touched);
    } else if (left.length > 1) this.#touched = { of, ...touched };
  }

  #fitting(choices: Choice[], by: { piece: string | null; end: string | null }): Choice[] {
    return choices.filter((choice) => {
      const piece = this.#piece(choice);
      return (
        piece !== null &&
        (by.piece === null || piece === by.piece) &&
        (by.end === null || choice.target.end === by.end)
      );
    });
  }
}
