// Carries out several actions of one person as if they were one, such as a deal with all its parts.

import type { Choice, TypedAction } from '../../protocol';

export class Sender {
  #left = $state.raw<TypedAction[]>([]);

  /** Whether something is still on its way. */
  get busy(): boolean {
    return this.#left.length > 0;
  }

  /** The one place where a composed deal is sent. */
  compose(actions: TypedAction[]): void {
    this.#left = actions;
  }

  /** Called with the choices of the moment: sends the next part if it is one of them, else forgets the rest. */
  go(choices: Choice[], choose: (action: TypedAction) => void): void {
    const [next, ...rest] = this.#left;
    if (!next || choices.length === 0) return;
    const isOpen = choices.some(({ action }) => isSame(action, next));
    this.#left = isOpen ? rest : [];
    if (isOpen) choose(next);
  }
}

function isSame(one: TypedAction, other: TypedAction): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
