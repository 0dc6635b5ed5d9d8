import { applicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { currentUser } from 'shared-contracts/session/currentUser.ts';
import type { AnyApplicationRow } from 'shared-contracts/applications/entities/furtherApplicationRow.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-client';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';
import { needFurtherRow } from '../../../lib/applicationList/applicationColumns.ts';
import { toApplicationListRequest } from '../../../lib/applicationList/applicationListRequest.ts';
import type { ApplicationListSearch } from '../../../lib/applicationList/applicationListSearch.ts';

/** One page of the list; the rows before stay until the next ones are there. - columns: those that are shown */
export function applicationListQuery(api: Api, search: ApplicationListSearch, columns: readonly string[]) {
  const isFurther = needFurtherRow(columns);
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'list', { ...search, columns: isFurther, view: null }],
    queryFn: async ({
      signal,
    }): Promise<{ readonly value: readonly AnyApplicationRow[]; readonly total: number }> => {
      const request = toApplicationListRequest(search);
      if (!isFurther) return api.list(applicationListRow, request, { signal });
      const { furtherApplicationRow } =
        await import('shared-contracts/applications/entities/furtherApplicationRow.ts');
      return api.list(furtherApplicationRow, request, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** Who is signed in, as a record of `Users`; does not change while the page lives. */
export function currentUserQuery(api: Api) {
  return queryOptions({
    queryKey: ['mfe-applications', 'currentUser'],
    queryFn: ({ signal }) => api.me(currentUser, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
