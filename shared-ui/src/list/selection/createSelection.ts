import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { choose, NOTHING_CHOSEN, type Selection, underFilters, withIds } from './selection.ts';

/**
 * Makes what is chosen in one list of a module. It stays while the tab does: whoever looks at a record, or at a preview, and comes back has chosen the
 * same.
 */
export function createSelection() {
  let kept: Selection = NOTHING_CHOSEN;
  const listeners = new Set<() => void>();

  function keep(next: Selection): void {
    if (next === kept) return;
    kept = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /**
   * What is chosen in the list, over all its pages, and what changes that; other filters let go of it.
   *
   * - filters: of the list, as the address has them
   */
  function useSelection(filters: string): ListSelection {
    const selection = useSyncExternalStore(subscribe, () => kept);
    useEffect(() => keep(underFilters(kept, filters)), [filters]);
    const isOurs = selection.filters === filters;
    return {
      ids: isOurs ? selection.ids : NOTHING_CHOSEN.ids,
      cleared: isOurs ? selection.cleared : 0,
      choose: useCallback((id, isOn, range) => keep(choose(kept, id, { isOn, range })), []),
      chooseAll: useCallback((ids, isOn) => keep(withIds(kept, ids, isOn)), []),
      clear: useCallback(() => keep({ ...NOTHING_CHOSEN, filters: kept.filters }), []),
      forget: useCallback(() => keep({ ...kept, cleared: 0 }), []),
    };
  }

  return {
    useSelection,
    /** Forgets what was chosen; for tests, each of which is a tab of its own. */
    forgetSelection: () => keep(NOTHING_CHOSEN),
  };
}

export type ListSelection = Pick<Selection, 'ids' | 'cleared'> & {
  /** - range: ids of the page where all that lie between are meant, else null */
  readonly choose: (id: number, isOn: boolean, range: readonly number[] | null) => void;
  readonly chooseAll: (ids: readonly number[], isOn: boolean) => void;
  readonly clear: () => void;
  /** Whoever has read that a choice was let go of need not read it again. */
  readonly forget: () => void;
};
