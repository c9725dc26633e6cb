import { expect, test } from 'vitest';
import { middleOf, ringOn } from './calendar';

const drawing = { width: 15, height: 11 };

test.each([
  [352, 300],
  [840, 700],
  [1100, 980],
])('on %i by %i pixels the ring fills the surface and its weeks lie in order', (width, height) => {
  const ring = ringOn(drawing, width, height);
  expect(2 * ring.thick.across + 13 * ring.inner.across).toBeCloseTo(width);
  expect(2 * ring.thick.down + 9 * ring.inner.down).toBeCloseTo(height);
  const row = Array.from({ length: 15 }, (_, place) => middleOf({ x: place + 0.5, y: 0.5 }, ring, drawing));
  expect(row[0]!.x).toBeCloseTo(ring.thick.across / 2);
  expect(row[14]!.x).toBeCloseTo(width - ring.thick.across / 2);
  for (let place = 1; place < 15; place++) expect(row[place]!.x).toBeGreaterThan(row[place - 1]!.x);
  expect(new Set(row.map(({ y }) => y)).size).toBe(1);
});

test('the border is never too thin to be seen nor too thick to leave room', () => {
  expect(ringOn(drawing, 200, 150).thick).toEqual({ across: 22, down: 22 });
  expect(ringOn(drawing, 3000, 2000).thick).toEqual({ across: 84, down: 84 });
});
