// Keeps the fingerprints that this browser was shown, so that it can tell at the end whether they are the same.

import { remember, remembered } from '../memory';
import type { Fairness } from '../protocol';
import { withShown, type Shown } from './shown';

const KEY = 'laufspiel.fingerprints';

export function keepFingerprints(code: string, fairness: Fairness | null): void {
  const before = allShown();
  const after = withShown(before, code, fairness);
  if (after !== before) remember(KEY, after);
}

export function allShown(): Shown[] {
  return remembered<Shown[]>(KEY, []);
}
