import { contactNameSchema } from 'shared-contracts/entities/contactName.ts';
import { filter, queryOptions, type Api } from 'shared-auth/api';

const CONTACTS_FRESH_MS = 60 * 60_000;

/** Contacts of a department; asks for nothing while no department is chosen. */
export function contactsQuery(api: Api, department: number | null) {
  const query = {
    filter: filter.eq('department', department),
    select: ['id', 'givenName', 'familyName', 'email'],
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: ['mfe-agreements', 'contacts', 'names', department],
    queryFn: ({ signal }) => api.list('MobilityContacts', query, contactNameSchema, { signal }),
    staleTime: CONTACTS_FRESH_MS,
    enabled: department !== null,
  });
}
