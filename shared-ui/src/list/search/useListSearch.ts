import { useEventCallback } from '@fluentui/react-components';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSearch, ListSearchDefinition } from './defineListSearch.ts';
import { CLEARED } from './clearedFilters.ts';
import type { SearchParam } from './searchParams.ts';

/** `push` leaves the state before in the history, for a choice; `replace` does not, for typing. */
type History = 'push' | 'replace';
type Filters = Readonly<Record<string, SearchParam<unknown>>>;
type Options<Definition extends Filters> = {
  /** What stays when the filters are cleared, besides the order and how many rows a page has. */
  readonly kept?: readonly (keyof Definition)[];
  /** The page is drawn before the browser does anything else: for a list that filters what it has, where nobody waits for an answer. */
  readonly isAtOnce?: boolean;
  /** What the address has where it would have nothing: for a list that begins with something else when nothing is asked for. */
  readonly bare?: Partial<ListSearch<Definition>> | undefined;
};

/**
 * Reads a list's state from the address and writes it there.
 *
 * - update: changes some members; unless `page` is among them the list goes back to its first page
 * - update, clear: the same functions as long as the list stands, so that what is given them is not drawn anew
 * - clear: takes every filter back to its default, what is being typed into one included; the order and how many rows a page has stay
 */
export function useListSearch<const Definition extends Filters>(
  definition: ListSearchDefinition<Definition>,
  { kept = [], isAtOnce = false, bare }: Options<Definition> = {},
) {
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => definition.parse(address), [definition, address]);
  const format = (next: ListSearch<Definition>) => {
    const formatted = definition.format(next);
    return formatted.size > 0 || bare === undefined ? formatted : definition.format({ ...next, ...bare });
  };
  // What was written and is not drawn yet: a second filter that is typed meanwhile goes on from it.
  const written = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    written.current = null;
  }, [address]);
  const update = useEventCallback((change: Partial<ListSearch<Definition>>, history: History = 'push') =>
    setAddress(
      (current) => {
        const next = format({ ...definition.parse(written.current ?? current), page: 0, ...change });
        written.current = next;
        return next;
      },
      { replace: history === 'replace', preventScrollReset: true, flushSync: isAtOnce },
    ),
  );
  const clear = useEventCallback(() =>
    setAddress(
      (current) => {
        const search = definition.parse(current);
        const { sort, pageSize } = search;
        const staying = Object.fromEntries(kept.map((name) => [name, search[name]]));
        written.current = format({ ...definition.defaults, ...staying, sort, pageSize });
        return written.current;
      },
      { preventScrollReset: true, flushSync: isAtOnce, state: CLEARED },
    ),
  );
  return [search, update, clear] as const;
}
