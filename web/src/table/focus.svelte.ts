// Keyboard players lose their place when the button they pressed goes away: give them the next one.

import type { Attachment } from 'svelte/attachments';
import type { Choice } from '../protocol';

let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);

function isFocusLost(): boolean {
  return byKeyboard && (document.activeElement === null || document.activeElement === document.body);
}

/** Focuses the first choice on the board when choices appear and the keyboard is nowhere. */
export function keepFocus(choices: () => Choice[]): Attachment<HTMLElement> {
  return (board) => {
    $effect(() => {
      const onBoard = choices().some((choice) => choice.target.piece != null);
      if (onBoard && isFocusLost())
        board.querySelector<HTMLElement | SVGElement>('[data-reach="button"]')?.focus();
    });
  };
}

/** Focuses a button as it appears when the keyboard is nowhere. */
export function takeLostFocus(button: HTMLElement): void {
  if (isFocusLost()) button.focus();
}
