import {
  editorsFactsheetView,
  factsheetView,
  type FactsheetView,
} from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { useCan } from 'shared-auth';
import { queryOptions, useApi, type Api } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';

/** One factsheet with all that its screen shows whoever reads it. */
export function useFactsheetViewQuery(id: number) {
  return factsheetViewQuery(useApi(), id, useCan('factsheet_edit'));
}

function factsheetViewQuery(api: Api, id: number, isEditor: boolean) {
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'view', id],
    queryFn: ({ signal }): Promise<FactsheetView> =>
      isEditor ? api.item(editorsFactsheetView, id, { signal }) : api.item(factsheetView, id, { signal }),
  });
}
