import { copyOfFactsheet, factsheetToCopy } from 'shared-contracts/factsheets/entities/factsheetCopy.ts';
import type { LocalFactsheetRow } from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';
import { savedRecordSchema } from 'shared-contracts/members/reply/savedRecord.ts';
import { useApi, useMutation, useQueryClient } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';

/** Saves a copy of a factsheet, as it is on the server now; resolves when the lists have been read anew. */
export function useDuplicateFactsheet() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: LocalFactsheetRow, { key: creationKey }) => {
      const original = await api.item(factsheetToCopy, id);
      return api.save('MobilityFactsheets', copyOfFactsheet(original), savedRecordSchema, { creationKey });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: FACTSHEETS_KEY }),
  });
}

/** Deletes a factsheet that is not active, as the version that the list shows; resolves when the lists have been read anew. */
export function useDeleteFactsheet() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, dateModified }: LocalFactsheetRow) =>
      api.remove('MobilityFactsheets', id, { version: dateModified }),
    onSettled: () => cache.invalidateQueries({ queryKey: FACTSHEETS_KEY }),
  });
}
