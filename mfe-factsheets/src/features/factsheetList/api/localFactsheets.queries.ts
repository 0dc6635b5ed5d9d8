import { localFactsheetRow } from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';
import { filter, keepPreviousData, queryOptions, type Api } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';

/** How many inactive factsheets a page has. Source: specification document 3, section 9. */
export const INACTIVE_PAGE_SIZE = 3;

const isLocal = filter.eq('institution/isLocal', true);

/** The active factsheet of the local institution; none while it has none. */
export function activeLocalFactsheetQuery(api: Api) {
  const query = { filter: filter.and(filter.eq('isActive', true), isLocal), top: 1 };
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'active'],
    queryFn: ({ signal }) => api.list(localFactsheetRow, query, { signal }),
  });
}

/** A page of the inactive ones, counted from 0, the newest first. */
export function inactiveFactsheetsQuery(api: Api, page: number) {
  const query = {
    filter: filter.and(filter.eq('isActive', false), isLocal),
    orderBy: 'id desc',
    top: INACTIVE_PAGE_SIZE,
    skip: page * INACTIVE_PAGE_SIZE,
  };
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'inactive', page],
    queryFn: ({ signal }) => api.list(localFactsheetRow, query, { signal }),
    placeholderData: keepPreviousData,
  });
}
