import { factsheetListRow } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';
import { type PartnerSearch, toFactsheetListRequest } from './factsheetListRequest.ts';

/** One page of the list; the rows before stay until the next ones are there. */
export function factsheetListQuery(api: Api, search: PartnerSearch) {
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'list', search],
    queryFn: ({ signal }) => api.list(factsheetListRow, toFactsheetListRequest(search), { signal }),
    placeholderData: keepPreviousData,
  });
}
