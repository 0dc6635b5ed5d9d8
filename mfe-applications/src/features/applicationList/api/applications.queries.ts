import { applicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { currentUser } from 'shared-contracts/session/currentUser.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-client';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';
import { toApplicationListRequest } from '../../../lib/applicationList/applicationListRequest.ts';
import type { ApplicationListSearch } from '../../../lib/applicationList/applicationListSearch.ts';

/** One page of the list; the rows before stay until the next ones are there. */
export function applicationListQuery(api: Api, search: ApplicationListSearch) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'list', search],
    queryFn: ({ signal }) => api.list(applicationListRow, toApplicationListRequest(search), { signal }),
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
