import { useCallback, useEffect, useSyncExternalStore } from 'react';
import {
  agreementListSearch,
  type AgreementListSearch,
} from '../../../lib/agreementList/agreementListSearch.ts';
import { choose, NOTHING_CHOSEN, type Selection, underFilters, withIds } from './selection.ts';

// It stays while the tab does: whoever looks at an agreement, or at a preview, and comes back has chosen the same.
let kept = NOTHING_CHOSEN;
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

/** Forgets what was chosen; for tests, each of which is a tab of its own. */
export function forgetSelection(): void {
  keep(NOTHING_CHOSEN);
}

/** What is chosen in the list, over all its pages, and what changes that; other filters let go of it. */
export function useSelection(search: AgreementListSearch) {
  const filters = agreementListSearch
    .format({ ...search, columns: null, view: null, page: 0, pageSize: 10 })
    .toString();
  const selection = useSyncExternalStore(subscribe, () => kept);
  useEffect(() => keep(underFilters(kept, filters)), [filters]);
  const isOurs = selection.filters === filters;
  return {
    ids: isOurs ? selection.ids : NOTHING_CHOSEN.ids,
    cleared: isOurs ? selection.cleared : 0,
    /** - range: ids of the page where all that lie between are meant, else null */
    choose: useCallback((id: number, isOn: boolean, range: readonly number[] | null) => {
      keep(choose(kept, id, { isOn, range }));
    }, []),
    chooseAll: useCallback((ids: readonly number[], isOn: boolean) => keep(withIds(kept, ids, isOn)), []),
    clear: useCallback(() => keep({ ...NOTHING_CHOSEN, filters: kept.filters }), []),
    /** Whoever has read that a choice was let go of need not read it again. */
    forget: useCallback(() => keep({ ...kept, cleared: 0 }), []),
  };
}
export type AgreementSelection = ReturnType<typeof useSelection>;
