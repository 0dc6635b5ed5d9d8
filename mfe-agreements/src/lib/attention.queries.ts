import { listAttention } from 'shared-contracts/exchange/officeCalls.ts';
import { keepPreviousData, queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from './agreementsKey.ts';

const ATTENTION_KEY = [...AGREEMENTS_KEY, 'attention'] as const;
/** Agreements of one page. */
export const ATTENTION_PAGE_SIZE = 25;

/** A page of the agreements that people have to look into, the one with the newest reason first. - page: counted from 0 */
export function attentionQuery(call: SendCall, page: number) {
  const query = { $top: ATTENTION_PAGE_SIZE, $skip: page * ATTENTION_PAGE_SIZE };
  return queryOptions({
    queryKey: [...ATTENTION_KEY, query],
    queryFn: ({ signal }) => call(listAttention, { signal, query }),
    placeholderData: keepPreviousData,
  });
}

/** How many agreements people have to look into. */
export function attentionCountQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...ATTENTION_KEY, 'count'],
    queryFn: async ({ signal }) => (await call(listAttention, { signal, query: { $top: 1 } })).total,
  });
}
