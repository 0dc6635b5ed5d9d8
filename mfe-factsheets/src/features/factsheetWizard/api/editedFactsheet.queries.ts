import { editedFactsheet } from 'shared-contracts/factsheets/entities/editedFactsheet.ts';
import { queryOptions, type Api } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';

/** The factsheet to be edited: always as it is now, whatever another page has read before. */
export function editedFactsheetQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'edit', id],
    queryFn: ({ signal }) => api.item(editedFactsheet, id, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
