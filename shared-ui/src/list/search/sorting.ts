/** How a list is sorted: the key of a column, with `-` before it where the last comes first; undefined for the list's own order. */
export type Sort = string | undefined;

/** By which members of a record a column is sorted, by the column's key. */
export type Sorts = Readonly<Record<string, readonly string[]>>;

/** Takes a sort apart; undefined for the list's own order. */
export function sortedBy(sort: Sort): { readonly key: string; readonly isDescending: boolean } | undefined {
  if (sort === undefined) return undefined;
  const isDescending = sort.startsWith('-');
  return { key: isDescending ? sort.slice(1) : sort, isDescending };
}

/** Reads a sort from an address; undefined for a column that has no order. */
export function parseSort(text: string, keys: readonly string[]): Sort {
  const key = sortedBy(text)?.key;
  return key !== undefined && keys.includes(key) ? text : undefined;
}

/** Gives what a press on a column's name sorts by next: up, down, and the list's own order. */
export function nextSort(sort: Sort, key: string): Sort {
  const present = sortedBy(sort);
  if (present?.key !== key) return key;
  return present.isDescending ? undefined : `-${key}`;
}

/** Writes a sort as the data API takes it. Records that are alike stand in the order of their ids, so that pages never overlap. */
export function orderByOf(sorts: Sorts, sort: Sort, otherwise: string): string {
  const present = sortedBy(sort);
  const members = present === undefined ? undefined : sorts[present.key];
  if (present === undefined || members === undefined) return otherwise;
  const all = members.includes('id') ? members : [...members, 'id'];
  return all.map((member) => (present.isDescending ? `${member} desc` : member)).join(',');
}
