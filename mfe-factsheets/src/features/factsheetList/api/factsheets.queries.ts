import { factsheetListRow } from 'shared-contracts/entities/factsheetListRow.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-auth/api';
import { type PartnerSearch, toFactsheetListRequest } from './factsheetListRequest.ts';

/** Begins the keys of everything that a factsheet's change makes out of date. */
export const FACTSHEETS_KEY = ['mfe-factsheets', 'factsheets'] as const;

/** One page of the list; the rows before stay until the next ones are there. */
export function factsheetListQuery(api: Api, search: PartnerSearch) {
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'list', search],
    queryFn: ({ signal }) => api.list(factsheetListRow, toFactsheetListRequest(search), { signal }),
    placeholderData: keepPreviousData,
  });
}
