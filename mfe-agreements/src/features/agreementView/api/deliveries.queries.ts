import { listDeliveries } from 'shared-contracts/exchange/officeCalls.ts';
import { queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

const REFRESH_MS = 15_000;

/** What was sent to the partner of an agreement, the latest first; read again while something waits and somebody looks. */
export function deliveriesQuery(call: SendCall, agreementId: number) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'deliveries', agreementId],
    queryFn: ({ signal }) => call(listDeliveries, { params: { id: agreementId }, signal }),
    // The portal goes on trying while nobody looks.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((delivery) => delivery.state === 'waiting') === true && REFRESH_MS,
  });
}
