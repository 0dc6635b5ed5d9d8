/** Values of a form or a body that have none within them, by their paths: `contacts.0.email`. An empty list or object is one itself. */
export function leavesOf(value: unknown, at: readonly string[] = []): ReadonlyMap<string, unknown> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return new Map([[at.join('.'), value]]);
  return new Map(entries.flatMap(([name, one]) => [...leavesOf(one, [...at, name])]));
}

/** Paths at which two values say something different. */
export function differencesBetween(one: unknown, other: unknown): readonly string[] {
  const [mine, theirs] = [leavesOf(one), leavesOf(other)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].filter(
    (path) =>
      mine.get(path) !== theirs.get(path) && !(isNothing(mine.get(path)) && isNothing(theirs.get(path))),
  );
}

function isNothing(value: unknown): boolean {
  return (
    (value ?? null) === null ||
    (typeof value === 'object' && Object.keys(Object(value) as object).length === 0)
  );
}
