import { readFactsheetNotes } from 'shared-contracts/exchange/factsheetCalls.ts';
import { queryOptions, useCall, useQuery, type SendCall } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';

function factsheetNotesQuery(call: SendCall, id: number) {
  return queryOptions({
    // Read anew with the factsheet: whatever fetches it adds to them.
    queryKey: [...FACTSHEETS_KEY, 'notes', id],
    queryFn: ({ signal }) => call(readFactsheetNotes, { params: { id }, signal }),
  });
}

/** What fetches from the network have changed of a partner's factsheet. Throws ApiError. */
export function useFactsheetNotes(id: number) {
  return useQuery(factsheetNotesQuery(useCall(), id));
}
