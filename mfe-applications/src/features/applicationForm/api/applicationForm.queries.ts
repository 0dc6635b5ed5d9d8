import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { applicantUser } from 'shared-contracts/session/currentUser.ts';
import { queryOptions, type Api } from 'shared-client';
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
