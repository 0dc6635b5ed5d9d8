import { EXCHANGE_PATHS, exchangeHeiSchema, exchangeOunitSchema } from 'shared-contracts/exchange.ts';
import { queryOptions, type SendRequest } from 'shared-auth/api';

/** A partner's registry is slow, and says the same for the whole time of filling in a form. */
const REGISTRY_FRESH_MS = 10 * 60_000;

/** Ids of the organisational units of a partner, as the network's registry has them. */
export function partnerUnitsQuery(exchange: SendRequest, heiId: string) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'registry', heiId],
    queryFn: async ({ signal }) => {
      const { hei } = await exchange({ path: EXCHANGE_PATHS.hei(heiId), schema: exchangeHeiSchema, signal });
      return hei[0]?.ounitId ?? [];
    },
    staleTime: REGISTRY_FRESH_MS,
    // Whoever asked sees the partner's answer at once, and can ask again.
    retry: false,
  });
}

/** One unit with its name and contacts; null when the partner has nothing to tell of it. */
export function partnerUnitQuery(exchange: SendRequest, heiId: string, ounitId: string) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'registry', heiId, ounitId],
    queryFn: async ({ signal }) => {
      const path = EXCHANGE_PATHS.ounit(heiId, ounitId);
      const { ounit } = await exchange({ path, schema: exchangeOunitSchema, signal });
      return ounit[0] ?? null;
    },
    staleTime: REGISTRY_FRESH_MS,
    retry: false,
  });
}
