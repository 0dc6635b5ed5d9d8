import { listUnreadable, readEventReason } from 'shared-contracts/exchange/officeCalls.ts';
import { keepPreviousData, queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from './agreementsKey.ts';
import { offersQuery, type AskedOffers } from './incomingAgreements.queries.ts';

/** A page of the copies that partners announced and that could not be taken, the latest first. */
export function unreadableCopiesQuery(call: SendCall, asked: AskedOffers) {
  const query = offersQuery(asked);
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'unreadable', query],
    queryFn: ({ signal }) => call(listUnreadable, { signal, query }),
    placeholderData: keepPreviousData,
  });
}

/** How many copies could not be taken, with those that were put away. */
export function unreadableCountQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'unreadable', 'count'],
    queryFn: async ({ signal }) => {
      const { waiting, away } = await call(listUnreadable, { signal, query: { $top: 1 } });
      return waiting + away;
    },
  });
}

/** The whole text of why a copy could not be taken, by the id of what says so. */
export function eventReasonQuery(call: SendCall, id: number) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'reason', id],
    queryFn: ({ signal }) => call(readEventReason, { params: { id }, signal }),
  });
}
