import { EXCHANGE_PATHS, incomingAgreementsSchema } from 'shared-contracts/exchange.ts';
import { queryOptions, type SendRequest } from 'shared-auth/api';
import { AGREEMENTS_KEY } from './agreementsKey.ts';

/** Agreements of partners that none of ours belongs to, the latest first. */
export function incomingAgreementsQuery(exchange: SendRequest) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'incoming'],
    queryFn: ({ signal }) =>
      exchange({ path: EXCHANGE_PATHS.incoming, schema: incomingAgreementsSchema, signal }),
  });
}
