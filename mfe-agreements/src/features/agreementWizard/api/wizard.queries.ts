import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { fetchedFactsheet } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';
import { filter, queryOptions, type Api } from 'shared-client';

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
