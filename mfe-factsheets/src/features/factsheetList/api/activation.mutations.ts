import {
  localFactsheetRow,
  type LocalFactsheetRow,
} from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';
import { savedRecordSchema } from 'shared-contracts/members/reply/savedRecord.ts';
import { filter, useApi, useMutation, useQueryClient, type Api } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';
import { activeLocalFactsheetQuery } from './localFactsheets.queries.ts';

/** Makes a factsheet the active one, as the version that the list shows; resolves when the lists have been read anew. */
export function useActivateFactsheet() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (row: LocalFactsheetRow) => activate(api, row),
    onSettled: () => cache.invalidateQueries({ queryKey: FACTSHEETS_KEY }),
  });
}

/** - id: the one that was activated; former: the one whose place it took */
type TakenPlace = { readonly id: number; readonly former: number };

/** Gives the former factsheet its place back; `changedSince` where another one than the activated is active by now, or the former is gone: then nothing is changed. */
export function useTakeBackActivation() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, former }: TakenPlace) => {
      const active = await cache.query({ ...activeLocalFactsheetQuery(api), staleTime: 0 });
      const { value } = await api.list(localFactsheetRow, { filter: filter.eq('id', former), top: 1 });
      const [row] = value;
      if (active.value[0]?.id !== id || row === undefined) return 'changedSince' as const;
      await activate(api, row);
      return 'takenBack' as const;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: FACTSHEETS_KEY }),
  });
}

function activate(api: Api, { id, dateModified }: LocalFactsheetRow) {
  return api.save('MobilityFactsheets', { id, dateModified, isActive: true }, savedRecordSchema);
}
