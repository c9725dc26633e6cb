import { describe, expect, test } from 'vitest';
import { Snake } from './snake';

const WHOLE = 34;

describe('the course on the screen', () => {
  test('has six columns on a phone and up to twelve on a wide strip', () => {
    expect(new Snake(WHOLE, 352, 400).columns).toBe(6);
    expect(new Snake(WHOLE, 1000, 600).columns).toBeGreaterThan(6);
    expect(new Snake(WHOLE, 3000, 400).columns).toBe(12);
  });

  test('grows when the course has become short', () => {
    const size = (count: number) => 352 / new Snake(count, 352, 400).width;
    expect(size(15)).toBeGreaterThan(size(WHOLE));
  });

  test.each([1, 15, 24, 34])('of %i cards has neighbours beside each other, all inside', (count) => {
    const snake = new Snake(count, 700, 500);
    const places = Array.from({ length: count }, (_, index) => snake.at(index));
    places.forEach(({ x, y }, index) => {
      expect(x).toBeGreaterThan(0.5);
      expect(x).toBeLessThan(snake.width - 0.5);
      expect(y).toBeGreaterThan(0.5);
      expect(y).toBeLessThan(snake.height - 0.5);
      const before = places[index - 1];
      if (before) expect(Math.hypot(x - before.x, y - before.y)).toBeCloseTo(1);
    });
  });

  test('points to the next card', () => {
    const snake = new Snake(WHOLE, 700, 500);
    for (let index = 0; index < WHOLE - 1; index++) {
      const [from, to] = [snake.at(index), snake.at(index + 1)];
      const angle = (snake.heading(index) * Math.PI) / 180;
      expect(Math.cos(angle)).toBeCloseTo(to.x - from.x);
      expect(Math.sin(angle)).toBeCloseTo(to.y - from.y);
    }
  });
});
