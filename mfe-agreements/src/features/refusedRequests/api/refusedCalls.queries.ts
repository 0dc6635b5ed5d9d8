import { listRefusedCalls, readRefusedCall } from 'shared-contracts/exchange/refusedCallCalls.ts';
import { queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

const REFUSED_KEY = [...AGREEMENTS_KEY, 'refused-calls'] as const;

/** Requests of the network that the portal refused, the latest first. */
export function refusedCallsQuery(call: SendCall) {
  return queryOptions({
    queryKey: REFUSED_KEY,
    queryFn: ({ signal }) => call(listRefusedCalls, { signal }),
  });
}

/** One of them as it came. */
export function refusedCallQuery(call: SendCall, id: number) {
  return queryOptions({
    queryKey: [...REFUSED_KEY, id],
    queryFn: ({ signal }) => call(readRefusedCall, { signal, params: { id } }),
  });
}
