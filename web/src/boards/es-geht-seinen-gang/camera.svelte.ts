// Which part of the board is in view: all of it, round whoever moves, or where a person has drawn it.

import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Point } from '../../pieces/motion';
import { around, keepOn, moved, whole, zoomed, type Surface, type Window } from './surface';

const GLIDE = 420;

export class Camera {
  mode = $state<'whole' | 'follow' | 'free'>('whole');
  #shown = new Tween<Window>({ x: 0, y: 0, width: 1, height: 1 }, { easing: cubicInOut });
  #surface: Surface = { width: 1, height: 1, stretch: 1 };
  #size = { width: 1, height: 1 };

  get window(): Window {
    return this.#shown.current;
  }

  /** Called whenever the surface, its size on the screen or what is to be seen changes. */
  aim(surface: Surface, width: number, height: number, points: Point[], isStill: boolean): void {
    const isNew = this.#size.width !== width || this.#size.height !== height;
    this.#surface = surface;
    this.#size = { width, height };
    void this.#shown.set(this.#wanted(points), { duration: isStill || isNew ? 0 : GLIDE });
  }

  zoom(factor: number, about: Point | null = null): void {
    const now = this.#shown.target;
    const middle = { x: now.x + now.width / 2, y: now.y + now.height / 2 };
    this.#put(zoomed(now, factor, about ?? middle, this.#surface));
  }

  /** Draws the board along by so many pixels. */
  pan(x: number, y: number): void {
    const unit = this.#shown.target.width / this.#size.width;
    this.#put(moved(this.#shown.target, -x * unit, -y * unit, this.#surface));
  }

  #put(window: Window): void {
    this.mode = 'free';
    void this.#shown.set(window, { duration: 0 });
  }

  #wanted(points: Point[]): Window {
    const { width, height } = this.#size;
    if (this.mode === 'whole' || points.length === 0) return whole(this.#surface, width, height);
    if (this.mode === 'follow') return around(points, this.#surface, width, height);
    const now = this.#shown.target;
    return keepOn(this.#surface, { ...now, height: (now.width * height) / width });
  }
}
