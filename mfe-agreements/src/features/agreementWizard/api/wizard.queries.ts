import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { fetchedFactsheet } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';
import { institutionName } from 'shared-contracts/institutions/entities/institutionName.ts';
import { listPartners } from 'shared-contracts/exchange/lookupCalls.ts';
import { filter, queryOptions, type Api, type SendCall } from 'shared-client';
import type { InstitutionChoice } from '../model/partnerChoices.ts';

const REFERENCE_FRESH_MS = 60 * 60_000;
const KEY = ['mfe-agreements', 'wizard'] as const;

/** The agreement to be edited: always as it is now, whatever another page has read before. */
export function editedAgreementQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'agreements', 'edit', id],
    queryFn: ({ signal }) => api.item(agreementItem, id, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Institutions of a country, from the partner exchange; where that does not answer, from our own records. */
export function partnersQuery(api: Api, call: SendCall, country: number | null) {
  return queryOptions({
    queryKey: [...KEY, 'partners', country],
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

/** Key of all that the wizard reads of factsheets. */
export const FACTSHEETS_KEY = [...KEY, 'factsheet'] as const;

/** The active factsheet of an institution; an empty list when it has none. */
export function activeFactsheetQuery(api: Api, institution: number | null) {
  const query = {
    filter: filter.and(filter.eq('institution', institution), filter.eq('isActive', true)),
  };
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, institution],
    queryFn: ({ signal }) => api.list(fetchedFactsheet, query, { signal }),
    enabled: institution !== null,
  });
}
