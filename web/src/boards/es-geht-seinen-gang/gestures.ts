// Drawing the board about with one finger, and closer or farther with two or with the wheel.

import type { Attachment } from 'svelte/attachments';
import type { Point } from '../../pieces/motion';

interface Answers {
  pan: (x: number, y: number) => void;
  /** `factor` below 1 comes closer; `about` are pixels on the screen. */
  zoom: (factor: number, about: Point) => void;
}

/** Pixels that a finger trembles while it taps. */
const TREMBLE = 8;
const WHEEL = 0.0016;

export function gestures({ pan, zoom }: Answers): Attachment<SVGSVGElement> {
  return (board) => {
    const fingers = new Map<number, Point>();
    let travelled = 0;

    function down(event: PointerEvent) {
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (travelled > TREMBLE) answer(before, now, others[0]);
      fingers.set(event.pointerId, now);
    }

    function answer(before: Point, now: Point, other: Point | undefined) {
      if (!other) return pan(now.x - before.x, now.y - before.y);
      const [was, is] = [before, now].map((point) => Math.hypot(point.x - other.x, point.y - other.y));
      zoom(was! / Math.max(is!, 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    const up = (event: PointerEvent) => fingers.delete(event.pointerId);

    /** What was drawn about was not meant to be touched. */
    function click(event: MouseEvent) {
      if (event.detail > 0 && travelled > TREMBLE) event.stopPropagation();
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      zoom(Math.exp(event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
    }

    const ending = new AbortController();
    const options = { signal: ending.signal };
    board.addEventListener('pointerdown', down, options);
    // A finger may leave the board while it draws.
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', up, options);
    addEventListener('pointercancel', up, options);
    board.addEventListener('click', click, { ...options, capture: true });
    board.addEventListener('wheel', wheel, { ...options, passive: false });
    return () => ending.abort();
  };
}
