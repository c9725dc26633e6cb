// Names and talk come from strangers and may hold marks that turn the direction of whatever stands beside them.

/** Marks that open or close a direction; they have no business in a name. */
const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters and marks that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u061c\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

const ISOLATE = '\u2068';
const END = '\u2069';

/** A name that leaves the sentence round it as it is. */
export function isolated(name: string): string {
  const plain = name.replace(MARKS, '');
  return RIGHT_TO_LEFT.test(plain) ? ISOLATE + plain + END : plain;
}

/** The names, from the second of the same on with a number: Anna, Anna 2. */
export function distinct(names: string[]): string[] {
  const taken = new Set(names.map(folded));
  const met = new Set<string>();
  return names.map((name) => {
    if (name === '' || !met.has(folded(name))) {
      met.add(folded(name));
      return name;
    }
    let number = 2;
    while (taken.has(folded(`${name} ${number}`))) number += 1;
    taken.add(folded(`${name} ${number}`));
    return `${name} ${number}`;
  });
}

const folded = (name: string) => name.trim().toLowerCase();
