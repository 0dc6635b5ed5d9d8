import { factsheetView } from 'shared-contracts/entities/factsheetView.ts';
import { queryOptions, type Api } from 'shared-auth/api';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';

/** One factsheet with all that its screen shows. */
export function factsheetViewQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'view', id],
    queryFn: ({ signal }) => api.item(factsheetView, id, { signal }),
  });
}
