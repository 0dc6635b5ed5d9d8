import { factsheetRefreshPath, factsheetRefreshSchema } from 'shared-contracts/exchangeFactsheet.ts';
import { useExchange, useMutation, useQueryClient } from 'shared-auth/api';
import { FACTSHEETS_KEY } from '../../../api/wizard.queries.ts';

export type FactsheetToRefresh = { readonly heiId: string; readonly factsheetId: number | undefined };

/** Has a partner's factsheet fetched from the partner network and stored; what is shown of factsheets is read anew before it counts as done. Throws ApiError. */
export function useFactsheetRefresh() {
  const exchange = useExchange();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ heiId, factsheetId }: FactsheetToRefresh) =>
      exchange({
        method: 'POST',
        path: factsheetRefreshPath(heiId),
        search: { factsheet: factsheetId?.toString() },
        schema: factsheetRefreshSchema,
      }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: FACTSHEETS_KEY }),
        cache.invalidateQueries({ queryKey: ['mfe-factsheets'] }),
      ]),
  });
}
