import { FIRST_ACADEMIC_YEAR } from 'shared-contracts/academicYear.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements.ts';
import { countryNameSchema } from 'shared-contracts/entities/countryName.ts';
import { departmentOptionSchema } from 'shared-contracts/entities/departmentName.ts';
import {
  institutionIdentitySchema,
  institutionNameSchema,
} from 'shared-contracts/entities/institutionName.ts';
import {
  languageNameSchema,
  roleDescriptionSchema,
  subjectAreaSchema,
} from 'shared-contracts/entities/mobilityChoices.ts';
import { namedItemSchema } from 'shared-contracts/entities/namedItem.ts';
import type { SetName } from 'shared-contracts/sets.ts';
import { filter, queryOptions, type Api, type ListQuery } from 'shared-auth/api';

/** Reference lists change with a release of the data, not while somebody works. */
const REFERENCE_FRESH_MS = 60 * 60_000;
/** People make departments while they work. */
const DEPARTMENTS_FRESH_MS = 5 * 60_000;

/** Begins the keys of everything that was read of a set of reference data, whichever module asked. */
export function referenceKey(set: SetName): readonly [string, SetName] {
  return ['reference', set];
}

/** All countries. */
export function countriesQuery(api: Api) {
  return allOf(
    api,
    'MobilityCountries',
    { select: ['id', 'countryName', 'countryNameGR'] },
    countryNameSchema,
  );
}

/** Institutions of a country, without the local one; asks for nothing while no country is chosen. */
export function partnerInstitutionsQuery(api: Api, country: number | null) {
  const query = {
    filter: filter.and(filter.eq('country', country), filter.eq('isLocal', false)),
    select: ['id', 'name', 'erasmusCode'],
  } as const;
  return { ...allOf(api, 'MobilityInstitutions', query, institutionNameSchema), enabled: country !== null };
}

/** Institutions that are known by their ids alone. */
export function institutionsByIdQuery(api: Api, ids: readonly number[]) {
  const query = {
    filter: filter.anyOf('id', ids),
    select: ['id', 'name', 'nameGR', 'erasmusCode'],
  } as const;
  return { ...allOf(api, 'MobilityInstitutions', query, institutionIdentitySchema), enabled: ids.length > 0 };
}

/** One institution; asks for nothing while none is chosen. */
export function institutionQuery(api: Api, id: number | null) {
  return queryOptions({
    queryKey: [...referenceKey('MobilityInstitutions'), id],
    queryFn: ({ signal }) =>
      api.item('MobilityInstitutions', id ?? LOCAL_INSTITUTION_ID, institutionIdentitySchema, {
        select: ['id', 'name', 'nameGR', 'erasmusCode', 'heiId'],
        signal,
      }),
    enabled: id !== null,
    staleTime: REFERENCE_FRESH_MS,
  });
}

/** Departments of one institution, by their English names; asks for nothing while none is chosen. */
export function departmentsQuery(api: Api, institution: number | null) {
  const isLocal = institution === LOCAL_INSTITUTION_ID;
  const query = {
    filter: isLocal ? filter.eq('institution/isLocal', true) : filter.eq('institution', institution),
    select: ['id', 'name', 'nameGR', 'ounitId', 'domain'],
    orderBy: 'name',
  } as const;
  return {
    ...allOf(api, 'MobilityDepartments', query, departmentOptionSchema),
    enabled: institution !== null,
    staleTime: DEPARTMENTS_FRESH_MS,
  };
}

/** Roles that contacts may have. */
export function roleDescriptionsQuery(api: Api) {
  return allOf(api, 'MobilityRoleDescriptions', { orderBy: 'id' }, roleDescriptionSchema);
}

/** Fields of study, by their codes. */
export function subjectAreasQuery(api: Api) {
  const query = { select: ['id', 'code', 'name', 'nameGR'], orderBy: 'code' } as const;
  return allOf(api, 'MobilitySubjectAreas', query, subjectAreaSchema);
}

/** Languages. */
export function languagesQuery(api: Api) {
  return allOf(api, 'MobilityLanguages', { select: ['id', 'name', 'nameGR'] }, languageNameSchema);
}

/** Statuses of agreements between both sides. */
export function ewpStatusesQuery(api: Api) {
  return allOf(api, 'MobilityEwpStatuses', { orderBy: 'id' }, namedItemSchema);
}

/**
 * Academic years from the first that the portal knows, the first one first. Source: specification document 2, section 7.
 *
 * - last: the latest one, by the calendar year in which it begins; absent gives all
 */
export function academicYearsQuery(api: Api, last?: number) {
  const query = {
    filter: filter.and(
      filter.ge('id', FIRST_ACADEMIC_YEAR),
      last === undefined ? undefined : filter.lt('id', last + 1),
    ),
    orderBy: 'id',
  };
  return allOf(api, 'AcademicYears', query, namedItemSchema);
}

function allOf<Row>(api: Api, set: SetName, query: ListQuery, schema: Parameters<typeof api.list<Row>>[2]) {
  return queryOptions({
    queryKey: [...referenceKey(set), query],
    queryFn: ({ signal }) => api.list(set, { ...query, top: 'all' }, schema, { signal }),
    staleTime: REFERENCE_FRESH_MS,
  });
}
