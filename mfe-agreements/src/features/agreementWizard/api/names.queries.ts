import { departmentNameSchema } from 'shared-contracts/entities/departmentName.ts';
import { institutionIdentitySchema } from 'shared-contracts/entities/institutionName.ts';
import { filter, queryOptions, type Api } from 'shared-auth/api';

const KEY = ['mfe-agreements', 'wizard', 'names'] as const;

/** Names of institutions that are known by their ids alone, in both languages of the portal where there are two. */
export function institutionNamesQuery(api: Api, ids: readonly number[]) {
  const query = {
    filter: filter.anyOf('id', ids),
    select: ['id', 'name', 'nameGR', 'erasmusCode'],
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: [...KEY, 'institutions', ids],
    queryFn: ({ signal }) => api.list('MobilityInstitutions', query, institutionIdentitySchema, { signal }),
    enabled: ids.length > 0,
  });
}

/** Names of all subject areas or languages, in both languages of the portal. */
export function referenceNamesQuery(api: Api, set: 'MobilitySubjectAreas' | 'MobilityLanguages') {
  const query = { select: ['id', 'name', 'nameGR'], top: 'all' } as const;
  return queryOptions({
    queryKey: [...KEY, set],
    queryFn: ({ signal }) => api.list(set, query, departmentNameSchema, { signal }),
  });
}
