/** Path of the call that tells whether something that is shown has changed, below the data API. */
export const CHANGES_PATH = '/changes';

/**
 * What tells whether something that is shown is still so.
 *
 * - sets: the counter of each set, which grows with every change of a record in it; sets that the caller may not read are missing
 * - records: `dateModified` of each record, by `Set/id`; null where there is none that the caller may read, or the set has no versions
 */
export type Changes = {
  readonly sets: Readonly<Record<string, number>>;
  readonly records: Readonly<Record<string, string | null>>;
};

/**
 * Checks an answer of {@link CHANGES_PATH} by hand: every page asks for it, and the start of the portal needs no schema library for
 * anything else. Throws TypeError.
 */
export function parseChanges(value: unknown): Changes {
  if (typeof value !== 'object' || value === null || !('sets' in value) || !('records' in value))
    throw new TypeError('This tells of no changes.');
  const { sets, records } = value;
  return {
    sets: checked(sets, (counter): counter is number => typeof counter === 'number'),
    records: checked(
      records,
      (version): version is string | null => version === null || typeof version === 'string',
    ),
  };
}

function checked<Value>(
  record: unknown,
  isValue: (value: unknown) => value is Value,
): Readonly<Record<string, Value>> {
  if (typeof record !== 'object' || record === null) throw new TypeError('This tells of no changes.');
  const entries = Object.entries(record).map(([name, value]: [string, unknown]) => {
    if (!isValue(value)) throw new TypeError(`${name} has no counter or version.`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries);
}
