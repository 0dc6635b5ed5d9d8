import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { applicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { filter, queryOptions, type Api } from 'shared-client';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';

/** All applications of the student who is signed in, the newest first: the server gives a student no others. */
export function ownApplicationsQuery(api: Api) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'own'],
    queryFn: async ({ signal }) => {
      const query = { filter: filter.eq('isDeleted', false), orderBy: 'id desc', top: 'all' } as const;
      return (await api.list(applicationListRow, query, { signal })).value;
    },
  });
}

/** One application with all its parts, for what is still missing in it. */
export function wholeApplicationQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'whole', id],
    queryFn: ({ signal }) => api.item(applicationItem, id, { signal }),
  });
}
