import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSearch, ListSearchDefinition, PageSize } from './defineListSearch.ts';
import { CLEARED } from './clearedFilters.ts';
import type { Sort } from './sorting.ts';
import type { SearchParam } from './searchParams.ts';

/** `push` leaves the state before in the history, for a choice; `replace` does not, for typing. */
type History = 'push' | 'replace';
type Filters = Readonly<Record<string, SearchParam<unknown>>>;

/**
 * Reads a list's state from the address and writes it there.
 *
 * - update: changes some members; unless `page` is among them the list goes back to its first page
 * - clear: takes every filter back to its default, what is being typed into one included; the order and how many rows a page has stay
 */
export function useListSearch<const Definition extends Filters>(
  definition: ListSearchDefinition<Definition>,
) {
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => definition.parse(address), [definition, address]);
  const update = useCallback(
    (change: Partial<ListSearch<Definition>>, history: History = 'push') => {
      setAddress((current) => definition.format({ ...definition.parse(current), page: 0, ...change }), {
        replace: history === 'replace',
        preventScrollReset: true,
      });
    },
    [definition, setAddress],
  );
  const clear = useCallback(
    () =>
      setAddress(
        (current) => definition.format({ ...definition.defaults, ...kept(definition.parse(current)) }),
        { preventScrollReset: true, state: CLEARED },
      ),
    [definition, setAddress],
  );
  return [search, update, clear] as const;
}

function kept({ sort, pageSize }: { readonly sort?: Sort; readonly pageSize: PageSize }) {
  return { sort, pageSize };
}
