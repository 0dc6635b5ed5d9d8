/** Members that a save changes by itself. */
const BY_ITSELF = /^(dateModified|facts\b.*|@odata\..*)$/;
/** Id of a part of a row: values that nobody names by it, and that are stored anew with their row. */
const ID_OF_A_PART = /^[^/]+\/\d+\/.+\/id$/;

type Leaves = ReadonlyMap<string, unknown>;

/** Lists the paths at which a record says something else than before; the time of its last change does not count. */
export function changedPaths(before: unknown, after: unknown): readonly string[] {
  const [one, other] = [leavesOf(before, ''), leavesOf(after, '')];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => one.get(path) !== other.get(path) && !BY_ITSELF.test(path) && !ID_OF_A_PART.test(path),
  );
}

function leavesOf(value: unknown, at: string): Leaves {
  if (typeof value !== 'object' || value === null) return new Map([[at, value]]);
  const entries = Object.entries(value);
  if (entries.length === 0) return new Map([[at, Array.isArray(value) ? '[]' : '{}']]);
  return new Map(entries.flatMap(([name, one]) => [...leavesOf(one, at === '' ? name : `${at}/${name}`)]));
}
