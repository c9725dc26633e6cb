// Touching things on a board: by a finger wider than the thing, and by arrow keys.

const REACHABLE = '[data-reach]';

/** Touch areas overlap on a small screen: of the reachable things on this board, the one nearest to the finger. */
export function nearest(event: MouseEvent, own: SVGElement): Element {
  const all = [...(own.ownerSVGElement?.querySelectorAll(REACHABLE) ?? [own])];
  return closest(all, (place) => Math.hypot(place.x - event.clientX, place.y - event.clientY)) ?? own;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go to the nearest reachable thing that way. */
export function walkByArrows(event: KeyboardEvent): void {
  const arrow = ARROWS[event.key];
  const own = (event.target as Element).closest(REACHABLE);
  const board = own?.closest('svg');
  if (!arrow || !own || !board) return;
  event.preventDefault();
  const from = middle(own);
  const others = [...board.querySelectorAll('[data-reach][tabindex]')].filter((other) => other !== own);
  const next = closest(others, (place) => {
    const along = (place.x - from.x) * arrow[0] + (place.y - from.y) * arrow[1];
    const aside = Math.abs((place.x - from.x) * arrow[1] - (place.y - from.y) * arrow[0]);
    // What lies aside counts twice, so that straight ahead comes first.
    return along > 1 ? along + 2 * aside : Infinity;
  });
  (next as SVGElement | null)?.focus();
}

/** Enter and Space press what has the role of a button. */
export function pressByKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function closest(elements: Element[], distance: (place: { x: number; y: number }) => number): Element | null {
  let best: Element | null = null;
  let least = Infinity;
  for (const element of elements) {
    const away = distance(middle(element));
    if (away < least) [best, least] = [element, away];
  }
  return best;
}
