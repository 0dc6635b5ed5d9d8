import { askedFactsheet } from 'shared-contracts/factsheets/entities/askedFactsheet.ts';
import { queryOptions, type Api } from 'shared-client';
import { FACTSHEETS_KEY } from '../factsheetsKey.ts';

/** What the network asks for of one factsheet of ours. */
export function askedFactsheetQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'asked', id],
    queryFn: ({ signal }) => api.item(askedFactsheet, id, { signal }),
  });
}
