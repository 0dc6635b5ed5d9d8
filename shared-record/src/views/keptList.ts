import type { ListView } from 'shared-contracts/views/listViews.ts';

/** Stands in the address for no view: the list does not begin with any. */
export const NO_VIEW = 0;

/** Columns of a list by their names: those that it has until somebody chooses, all that this person may choose, and those that are always there. */
export type ColumnChoice = {
  readonly standard: readonly string[];
  readonly open: readonly string[];
  readonly fixed: readonly string[];
};

/** What each list that keeps views has among its filters. */
export type KeptSearch = {
  readonly columns: readonly string[] | null;
  readonly view: number | null;
  readonly page: number;
};
export type KeptDefinition<Search extends KeptSearch> = {
  readonly parse: (address: URLSearchParams) => Search;
  readonly format: (search: Search) => URLSearchParams;
  readonly unread: (address: URLSearchParams) => readonly string[];
};

/** Leaves out the columns that this person has not, and puts in those that are always there. */
export function shownColumns(chosen: readonly string[], { open, fixed }: ColumnChoice): readonly string[] {
  const known = chosen.filter((column) => open.includes(column));
  return [...fixed.filter((column) => !known.includes(column)), ...known];
}

/** Writes what is kept of a list: filters, order and columns. */
export function queryOf<Search extends KeptSearch>(
  { format }: KeptDefinition<Search>,
  search: Search,
  columns: readonly string[],
): string {
  return format({ ...search, columns, view: null, page: 0 }).toString();
}

/** Writes the address by which a view is opened: what the list no longer has is left out. */
export function addressOf<Search extends KeptSearch>(
  { parse, format }: KeptDefinition<Search>,
  { id, query }: Pick<ListView, 'id' | 'query'>,
): string {
  return `?${format({ ...parse(new URLSearchParams(query)), view: id, page: 0 }).toString()}`;
}

/** Moves a name up or down; at its end of the list it stays. */
export function moved(names: readonly string[], name: string, step: number): readonly string[] {
  const from = names.indexOf(name);
  const to = from + step;
  if (from === -1 || to < 0 || to >= names.length) return names;
  return names.toSpliced(from, 1).toSpliced(to, 0, name);
}
