import { useState } from 'react';
import { useQuery, type ListPage, type ListQuery } from 'shared-client';
import { useLocation } from 'shared-ui/core';
import { neighbourhoodOf, neighboursOf, readResultPlace, ResultWay } from 'shared-ui/list';

type RecordWayProps = {
  readonly id: number;
  /** Begins the keys of what a change of the list's records makes out of date. */
  readonly queryKey: readonly unknown[];
  readonly linkTo: (id: number) => string;
  /** Reads a part of the list that an address names. */
  readonly read: (
    address: URLSearchParams,
    range: Required<Pick<ListQuery, 'skip' | 'top'>>,
    signal: AbortSignal,
  ) => Promise<ListPage<{ readonly id: number }>>;
};

/** The way back to the list from which a record was opened, and to the ones beside it there now; nothing where it was opened otherwise. */
export function RecordWay({ id, queryKey, linkTo, read }: RecordWayProps) {
  const brought = readResultPlace(useLocation().state);
  // A tab or a step that is gone to on the page brings none.
  const [place, setPlace] = useState(brought);
  if (brought !== undefined && JSON.stringify(brought) !== JSON.stringify(place)) setPlace(brought);
  const { data } = useQuery({
    queryKey: [...queryKey, 'place', place],
    enabled: place !== undefined,
    queryFn: ({ signal }) => {
      if (place === undefined) throw new Error('No list was named.');
      const [, query = ''] = place.list.split('?');
      return read(new URLSearchParams(query), neighbourhoodOf(place), signal);
    },
  });
  if (place === undefined) return null;
  const found = data && neighboursOf(data.value, id, place);
  return <ResultWay place={place} found={data && found && { ...found, total: data.total }} linkTo={linkTo} />;
}
