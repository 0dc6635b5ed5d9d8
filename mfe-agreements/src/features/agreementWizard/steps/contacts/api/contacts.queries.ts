import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { itemContact } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { filter, queryOptions, type Api } from 'shared-client';

/** The contact that every agreement has on its local side. */
export function defaultContactQuery(api: Api) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'contacts', 'default'],
    queryFn: ({ signal }) => api.item(itemContact, DEFAULT_LOCAL_CONTACT_ID, { signal }),
  });
}

/** People of a department who have not left, in full, the latest wording first; asks for nothing while no department is chosen, or one that is not stored yet. */
export function departmentContactsQuery(api: Api, department: number | null) {
  return {
    ...queryOptions({
      queryKey: ['mfe-agreements', 'contacts', 'department', department],
      queryFn: ({ signal }) =>
        api.list(
          itemContact,
          {
            filter: filter.and(filter.eq('department', department), filter.eq('leftAt', null)),
            orderBy: 'dateModified desc',
            top: 'all',
          },
          { signal },
        ),
    }),
    enabled: department !== null,
  };
}
