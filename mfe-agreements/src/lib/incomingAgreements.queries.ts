import { listIncoming } from 'shared-contracts/calls/officeCalls.ts';
import { queryOptions, type SendCall } from 'shared-auth/api';
import { AGREEMENTS_KEY } from './agreementsKey.ts';

/** Agreements of partners that none of ours belongs to, the latest first. */
export function incomingAgreementsQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'incoming'],
    queryFn: ({ signal }) => call(listIncoming, { signal }),
  });
}
