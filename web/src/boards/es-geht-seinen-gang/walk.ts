// How spaces follow each other.

/** The shortest way from one space to another, both included; just the two where no way leads. */
export function walk(onward: (space: string) => string[], start: string, end: string): string[] {
  const before = new Map<string, string>();
  let reached = [start];
  while (reached.length > 0 && !before.has(end)) {
    const next: string[] = [];
    for (const from of reached)
      for (const to of onward(from))
        if (!before.has(to)) {
          before.set(to, from);
          next.push(to);
        }
    reached = next;
  }
  return before.has(end) ? traceBack(before, start, end) : [start, end];
}

function traceBack(before: Map<string, string>, start: string, end: string): string[] {
  const walked = [end];
  do walked.unshift(before.get(walked[0]!)!);
  while (walked[0] !== start);
  return walked;
}
