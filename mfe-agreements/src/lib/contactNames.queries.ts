import { contactName } from 'shared-contracts/institutions/entities/contactName.ts';
import { filter, queryOptions, type Api } from 'shared-client';

const CONTACTS_FRESH_MS = 60 * 60_000;

/** Contacts of a department, those first that were changed last; asks for nothing while no department is chosen. */
export function contactsQuery(api: Api, department: number | null) {
  const query = {
    filter: filter.eq('department', department),
    orderBy: 'dateModified desc',
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: ['mfe-agreements', 'contacts', 'names', department],
    queryFn: ({ signal }) => api.list(contactName, query, { signal }),
    staleTime: CONTACTS_FRESH_MS,
    enabled: department !== null,
  });
}
