import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements.ts';
import { departmentOptionSchema } from 'shared-contracts/entities/departmentName.ts';
import {
  languageNameSchema,
  roleDescriptionSchema,
  subjectAreaSchema,
} from 'shared-contracts/entities/mobilityChoices.ts';
import type { SetName } from 'shared-contracts/sets.ts';
import { filter, queryOptions, type Api, type ListQuery } from 'shared-auth/api';

/** Reference lists change with a release of the data, not while somebody works. */
const REFERENCE_FRESH_MS = 60 * 60_000;

export function departmentsQuery(api: Api, institution: number | null) {
  const isLocal = institution === LOCAL_INSTITUTION_ID;
  const query = {
    filter: isLocal ? filter.eq('institution/isLocal', true) : filter.eq('institution', institution),
    select: ['id', 'name', 'nameGR', 'ounitId', 'domain'],
  } as const;
  return {
    ...allOf(api, 'MobilityDepartments', query, departmentOptionSchema),
    enabled: institution !== null,
  };
}

export function roleDescriptionsQuery(api: Api) {
  return allOf(api, 'MobilityRoleDescriptions', { orderBy: 'id' }, roleDescriptionSchema);
}

export function subjectAreasQuery(api: Api) {
  const query = { select: ['id', 'code', 'name', 'nameGR'], orderBy: 'code' } as const;
  return allOf(api, 'MobilitySubjectAreas', query, subjectAreaSchema);
}

export function languagesQuery(api: Api) {
  return allOf(api, 'MobilityLanguages', { select: ['id', 'name', 'nameGR'] }, languageNameSchema);
}

function allOf<Row>(api: Api, set: SetName, query: ListQuery, schema: Parameters<typeof api.list<Row>>[2]) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'options', set, query],
    queryFn: ({ signal }) => api.list(set, { ...query, top: 'all' }, schema, { signal }),
    staleTime: REFERENCE_FRESH_MS,
  });
}
