import { listIncoming } from 'shared-contracts/exchange/officeCalls.ts';
import { keepPreviousData, queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from './agreementsKey.ts';

const INCOMING_KEY = [...AGREEMENTS_KEY, 'incoming'] as const;

/** What the list of offers is asked for; its page is counted from 0. */
export type AskedOffers = {
  readonly search: string;
  readonly partner: string;
  readonly away: string | null;
  readonly page: number;
  readonly pageSize: number;
};

/** Gives the parameters of a list of what partners say they have sent. */
export function offersQuery({ search, partner, away, page, pageSize }: AskedOffers) {
  return {
    $top: pageSize,
    $skip: page * pageSize,
    ...(search !== '' && { search }),
    ...(partner !== '' && { heiId: partner }),
    ...(away !== null && { away: 'true' }),
  };
}

/** A page of the agreements of partners that none of ours belongs to, the latest first; the rows before stay until the next ones are there. */
export function incomingAgreementsQuery(call: SendCall, asked: AskedOffers) {
  const query = offersQuery(asked);
  return queryOptions({
    queryKey: [...INCOMING_KEY, query],
    queryFn: ({ signal }) => call(listIncoming, { signal, query }),
    placeholderData: keepPreviousData,
  });
}

/** How many offers of partners wait. */
export function waitingOffersQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...INCOMING_KEY, 'waiting'],
    queryFn: async ({ signal }) => (await call(listIncoming, { signal, query: { $top: 1 } })).waiting,
  });
}
