import type { Conflict, ConflictItem, ConflictShape } from './conflictShape.ts';

/**
 * Finds entries of the form again that have another record by now: they take its key and id, here and in the form as it was opened, so that
 * one thing is compared with itself and is not there twice when both sides are put together.
 */
export function recognise<Form>(
  conflict: Conflict<Form>,
  { lists = [], same }: ConflictShape<Form>,
): Conflict<Form> {
  if (same === undefined) return conflict;
  const opened = { ...conflict.opened };
  const mine = { ...conflict.mine };
  for (const list of lists) {
    const isSame = same[list];
    if (isSame === undefined) continue;
    const [before, here, there] = [conflict.opened, conflict.mine, conflict.theirs].map(
      // The shape names lists of entries alone.
      (form) => (form[list] ?? []) as readonly ConflictItem[],
    ) as [readonly ConflictItem[], readonly ConflictItem[], readonly ConflictItem[]];
    const free = there.filter(({ key }) => ![...before, ...here].some((entry) => entry.key === key));
    const found = new Map<string, ConflictItem>();
    for (const entry of before.filter(({ key }) => !there.some((other) => other.key === key))) {
      const place = free.findIndex((other) => isSame(entry, other));
      const [record] = place < 0 ? [] : free.splice(place, 1);
      if (record !== undefined) found.set(entry.key, record);
    }
    const renamed = (entry: ConflictItem): ConflictItem => {
      const record = found.get(entry.key);
      return record === undefined ? entry : { ...entry, key: record.key, id: record['id'] };
    };
    // Every entry stays what it was but for its key and id.
    if (opened[list] !== null) opened[list] = before.map(renamed) as Form[typeof list];
    if (mine[list] !== null) mine[list] = here.map(renamed) as Form[typeof list];
  }
  return { ...conflict, opened, mine };
}
