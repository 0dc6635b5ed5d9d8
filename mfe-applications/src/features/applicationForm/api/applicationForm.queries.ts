import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import {
  applicationState,
  applicationWindow,
} from 'shared-contracts/applications/entities/applicationWindow.ts';
import { applicantUser } from 'shared-contracts/session/currentUser.ts';
import { filter, queryOptions, type Api } from 'shared-client';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';

/** The application to be edited or viewed: always as it is now, whatever another page has read before. */
export function applicationQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'item', id],
    queryFn: ({ signal }) => api.item(applicationItem, id, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The person who is signed in, as the applicant of a new application. */
export function applicantUserQuery(api: Api) {
  return queryOptions({
    queryKey: ['mfe-applications', 'applicantUser'],
    queryFn: ({ signal }) => api.me(applicantUser, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * What decides whether an application may be begun and submitted: the office's settings of both types, and the caller's own applications.
 *
 * Read anew each time a form opens. Students read their own applications alone, the server sees to that.
 */
export function applicationRulesQuery(api: Api) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'rules'],
    queryFn: async ({ signal }) => {
      const [settings, applications] = await Promise.all([
        api.list(applicationWindow, { top: 'all' }, { signal }),
        api.list(applicationState, { filter: filter.eq('isDeleted', false), top: 'all' }, { signal }),
      ]);
      return { settings: settings.value, applications: applications.value };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
