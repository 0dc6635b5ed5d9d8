import { ATTENTION_PATH, attentionSchema } from 'shared-contracts/exchangeAttention.ts';
import { queryOptions, type SendRequest } from 'shared-auth/api';
import { AGREEMENTS_KEY } from './agreementsKey.ts';

/** Agreements that people have to look into, the one with the newest reason first. */
export function attentionQuery(exchange: SendRequest) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'attention'],
    queryFn: ({ signal }) => exchange({ path: ATTENTION_PATH, schema: attentionSchema, signal }),
  });
}
