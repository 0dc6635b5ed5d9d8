import { listAttention } from 'shared-contracts/exchange/officeCalls.ts';
import { queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from './agreementsKey.ts';

/** Agreements that people have to look into, the one with the newest reason first. */
export function attentionQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'attention'],
    queryFn: ({ signal }) => call(listAttention, { signal }),
  });
}
