import type { Conflict, ConflictItem, ConflictShape, IsSameEntry } from './conflictShape.ts';
import { isSame } from './sameValue.ts';

/**
 * Finds entries of the form again that have another record by now: they take its key and id, here and in the form as it was opened, so that
 * one thing is compared with itself and is not there twice when both sides are put together. What both sides added alike is one thing too.
 */
export function recognise<Form>(
  conflict: Conflict<Form>,
  { lists = [], same = {} }: ConflictShape<Form>,
): Conflict<Form> {
  const opened = { ...conflict.opened };
  const mine = { ...conflict.mine };
  for (const list of lists) {
    const [before, here, there] = [conflict.opened, conflict.mine, conflict.theirs].map(
      // The shape names lists of entries alone.
      (form) => (form[list] ?? []) as readonly ConflictItem[],
    ) as [readonly ConflictItem[], readonly ConflictItem[], readonly ConflictItem[]];
    const found = recordsOf(before, here, there, same[list]);
    const renamed = (entry: ConflictItem): ConflictItem => {
      const record = found.get(entry.key);
      return record === undefined ? entry : takingRecord(entry, record);
    };
    // Every entry stays what it was but for its key and id.
    if (opened[list] !== null) opened[list] = before.map(renamed) as Form[typeof list];
    if (mine[list] !== null) mine[list] = here.map(renamed) as Form[typeof list];
  }
  return { ...conflict, opened, mine };
}

/** Entries of theirs by the keys that they have here: of such as were there before, then of such as both sides added. */
function recordsOf(
  before: readonly ConflictItem[],
  here: readonly ConflictItem[],
  there: readonly ConflictItem[],
  isSameEntry: IsSameEntry | undefined,
): ReadonlyMap<string, ConflictItem> {
  const has = (entries: readonly ConflictItem[], { key }: ConflictItem) =>
    entries.some((entry) => entry.key === key);
  const free = there.filter((entry) => !has(before, entry) && !has(here, entry));
  const found = new Map<string, ConflictItem>();
  const find = (entry: ConflictItem, isIt: IsSameEntry) => {
    const place = free.findIndex((other) => isIt(entry, other));
    const [record] = place < 0 ? [] : free.splice(place, 1);
    if (record !== undefined) found.set(entry.key, record);
  };
  const gone = before.filter((entry) => !has(there, entry));
  if (isSameEntry !== undefined) gone.forEach((entry) => find(entry, isSameEntry));
  const added = here.filter((entry) => !has(before, entry) && !has(there, entry));
  added.forEach((entry) => find(entry, isSameEntry ?? saysTheSame));
  return found;
}

function saysTheSame(one: ConflictItem, other: ConflictItem): boolean {
  return isSame(takingRecord(one, other), other);
}

function takingRecord(entry: ConflictItem, { key, id }: ConflictItem): ConflictItem {
  return { ...entry, key, ...(id === undefined ? {} : { id }) };
}
