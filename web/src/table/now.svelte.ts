// The time as far as anybody sees it: `performance.now()`, told four times a second while somebody asks.

import { createSubscriber } from 'svelte/reactivity';

const TICK = 250;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

export function now(): number {
  follow();
  return performance.now();
}
