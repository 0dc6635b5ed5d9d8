import { agreementListRow, waitingListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import type { AnyListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { needFurtherRow } from '../../../lib/agreementList/agreementColumns.ts';
import { toAgreementListRequest } from '../../../lib/agreementList/agreementListRequest.ts';
import type { AgreementListSearch } from '../../../lib/agreementList/agreementListSearch.ts';

/** One page of the list; the rows before stay until the next ones are there. - columns: those that are shown */
export function agreementListQuery(api: Api, search: AgreementListSearch, columns: readonly string[]) {
  const isFurther = needFurtherRow(columns);
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'list', { ...search, columns: isFurther, view: null }],
    queryFn: async ({
      signal,
    }): Promise<{ readonly value: readonly AnyListRow[]; readonly total: number }> => {
      const request = toAgreementListRequest(search, new Date());
      if (isFurther) {
        const { furtherListRow, furtherWaitingRow } =
          await import('shared-contracts/agreements/entities/furtherListRow.ts');
        return search.waiting === null
          ? api.list(furtherListRow, request, { signal })
          : api.list(furtherWaitingRow, request, { signal });
      }
      return search.waiting === null
        ? api.list(agreementListRow, request, { signal })
        : api.list(waitingListRow, request, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
