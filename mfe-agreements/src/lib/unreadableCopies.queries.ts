import { listUnreadable } from 'shared-contracts/exchange/officeCalls.ts';
import { queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from './agreementsKey.ts';

/** Copies that partners announced and that could not be taken, the latest first. */
export function unreadableCopiesQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'unreadable'],
    queryFn: ({ signal }) => call(listUnreadable, { signal }),
  });
}
