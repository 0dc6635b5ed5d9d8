import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements.ts';
import { itemContactSchema } from 'shared-contracts/entities/agreementItem.ts';
import { filter, queryOptions, type Api } from 'shared-auth/api';

const CONTACT_MEMBERS = [
  'id',
  'uid',
  'title',
  'roles',
  'givenName',
  'familyName',
  'email',
  'phone',
  'address',
  'url',
  'department',
] as const;

/** The contact that every agreement has on its local side. */
export function defaultContactQuery(api: Api) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'contacts', 'default'],
    queryFn: ({ signal }) =>
      api.item('MobilityContacts', DEFAULT_LOCAL_CONTACT_ID, itemContactSchema, {
        select: CONTACT_MEMBERS,
        signal,
      }),
  });
}

/** People of a department, in full; asks for nothing while no department is chosen, or one that is not stored yet. */
export function departmentContactsQuery(api: Api, department: number | null) {
  return {
    ...queryOptions({
      queryKey: ['mfe-agreements', 'contacts', 'department', department],
      queryFn: ({ signal }) =>
        api.list(
          'MobilityContacts',
          { filter: filter.eq('department', department), select: CONTACT_MEMBERS, top: 'all' },
          itemContactSchema,
          { signal },
        ),
    }),
    enabled: department !== null,
  };
}
