import { listPartners } from 'shared-contracts/exchange/lookupCalls.ts';
import { institutionName } from 'shared-contracts/institutions/entities/institutionName.ts';
import { filter, queryOptions, type Api, type SendCall } from 'shared-client';
import type { InstitutionChoice } from './partnerChoices.ts';

const REFERENCE_FRESH_MS = 60 * 60_000;

/** Institutions of a country, from the partner exchange; where that does not answer, from our own records. */
export function partnersQuery(api: Api, call: SendCall, country: number | null) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'partners', country],
    queryFn: async ({ signal }): Promise<readonly InstitutionChoice[]> => {
      const params = { countryId: country ?? 0 };
      const known = await call(listPartners, { params, signal }).catch(() => null);
      if (known !== null) return known;
      signal.throwIfAborted();
      const query = {
        filter: filter.and(filter.eq('country', country), filter.eq('isLocal', false)),
        top: 'all',
      } as const;
      return (await api.list(institutionName, query, { signal })).value;
    },
    enabled: country !== null,
    staleTime: REFERENCE_FRESH_MS,
  });
}
