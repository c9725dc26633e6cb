import { describe, expect, test } from 'vitest';
import { around, moved, nearestSpace, placeOn, surfaceOn, whole, zoomed } from './surface';
import type { Space } from './types';

const drawing = { width: 30, height: 18 };

describe('the board is laid out for the room there is', () => {
  test('rows lie farther apart where there is room', () => {
    expect(surfaceOn(drawing, 800, 800).stretch).toBeGreaterThan(surfaceOn(drawing, 800, 500).stretch);
  });

  test.each([
    [848, 700],
    [1100, 950],
    [360, 330],
    [700, 340],
  ])('all of it is in view on %i by %i pixels', (width, height) => {
    const surface = surfaceOn(drawing, width, height);
    const seen = whole(surface, width, height);
    expect(seen.width / seen.height).toBeCloseTo(width / height);
    expect(seen.x).toBeLessThanOrEqual(0);
    expect(seen.y).toBeLessThanOrEqual(0);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(surface.width - 1e-9);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(surface.height - 1e-9);
  });
});

describe('what is in view of a phone', () => {
  const surface = surfaceOn(drawing, 360, 320);
  const close = around([{ x: 15, y: 10 }], surface, 360, 320);

  test('a figure is in the middle, its spaces wide enough to be read', () => {
    expect(close.x + close.width / 2).toBeCloseTo(15);
    expect(360 / close.width).toBeGreaterThan(30);
  });

  test('several points are all in view', () => {
    const seen = around(
      [
        { x: 2, y: 9 },
        { x: 14, y: 16 },
      ],
      surface,
      360,
      320,
    );
    expect(seen.x).toBeLessThan(2);
    expect(seen.x + seen.width).toBeGreaterThan(14);
    expect(seen.y + seen.height).toBeGreaterThan(16);
  });

  test('the view never leaves the board', () => {
    expect(around([{ x: 0, y: 0 }], surface, 360, 320)).toMatchObject({ x: 0, y: 0 });
    const far = moved(close, 1000, 1000, surface);
    expect(far.x + far.width).toBeCloseTo(surface.width);
    expect(far.y + far.height).toBeCloseTo(surface.height);
  });

  test('what a finger zooms about stays under it', () => {
    const about = { x: close.x + close.width * 0.25, y: close.y + close.height * 0.75 };
    const closer = zoomed(close, 0.7, about, surface);
    expect(closer.width).toBeCloseTo(close.width * 0.7);
    expect((about.x - closer.x) / closer.width).toBeCloseTo(0.25);
    expect((about.y - closer.y) / closer.height).toBeCloseTo(0.75);
  });

  test('there is an end to coming closer', () => {
    expect(zoomed(close, 0.001, { x: 15, y: 10 }, surface).width).toBeGreaterThanOrEqual(4);
  });
});

test('a touch means the nearest space, or none', () => {
  const surface = surfaceOn(drawing, 800, 600);
  const spaces = [
    { key: 'a', x: 1, y: 1 },
    { key: 'b', x: 2, y: 1 },
  ] as Space[];
  const { y } = placeOn(surface, { x: 0, y: 1 });
  expect(nearestSpace(spaces, surface, { x: 1.6, y })).toBe('b');
  expect(nearestSpace(spaces, surface, { x: 5, y })).toBeNull();
});
