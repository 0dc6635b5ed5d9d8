/** Gives the same by name in one order: webpack lists files of equal code now in this order, now in that. */
export function inOrder<T>(byName: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(byName).sort(([a], [b]) => (a < b ? -1 : 1)));
}
