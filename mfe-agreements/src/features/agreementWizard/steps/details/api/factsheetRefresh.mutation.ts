import { refreshFactsheet } from 'shared-contracts/exchange/factsheetCalls.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../api/wizard.queries.ts';

export type FactsheetToRefresh = { readonly heiId: string; readonly factsheetId: number | undefined };

/** Has a partner's factsheet fetched from the partner network and stored; what is shown of factsheets is read anew before it counts as done. Throws ApiError. */
export function useFactsheetRefresh() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ heiId, factsheetId }: FactsheetToRefresh) =>
      call(refreshFactsheet, { params: { heiId }, query: { factsheet: factsheetId } }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: FACTSHEETS_KEY }),
        cache.invalidateQueries({ queryKey: ['mfe-factsheets'] }),
      ]),
  });
}
