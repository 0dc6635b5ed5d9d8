/**
 * The records that somebody has chosen in a list.
 *
 * - filters: of the list that they were chosen in, as the address has them
 * - anchor: chosen last, where a range begins; null when nothing was
 * - cleared: how many were let go of when the filters changed, and nobody has read that yet
 */
export type Selection = {
  readonly filters: string;
  readonly ids: ReadonlySet<number>;
  readonly anchor: number | null;
  readonly cleared: number;
};

export const NOTHING_CHOSEN: Selection = { filters: '', ids: new Set(), anchor: null, cleared: 0 };

/** Chooses a record or lets go of it; of a range all that lie between it and the one before, in the order of the page. */
export function choose(
  selection: Selection,
  id: number,
  { isOn, range }: { readonly isOn: boolean; readonly range: readonly number[] | null },
): Selection {
  const meant = range === null ? [id] : between(range, selection.anchor, id);
  return { ...withIds(selection, meant, isOn), anchor: id };
}

/** Chooses several records, or lets go of them. */
export function withIds(selection: Selection, ids: readonly number[], isOn: boolean): Selection {
  const chosen = new Set(selection.ids);
  for (const id of ids) {
    if (isOn) chosen.add(id);
    else chosen.delete(id);
  }
  return { ...selection, ids: chosen, cleared: 0 };
}

/** What was chosen among other rows is not taken along unseen. */
export function underFilters(selection: Selection, filters: string): Selection {
  if (selection.filters === filters) return selection;
  return { ...NOTHING_CHOSEN, filters, cleared: selection.ids.size };
}

function between(page: readonly number[], anchor: number | null, id: number): readonly number[] {
  const [from, to] = [page.indexOf(anchor ?? id), page.indexOf(id)];
  if (from === -1 || to === -1) return [id];
  return page.slice(Math.min(from, to), Math.max(from, to) + 1);
}
