import { FIRST_ACADEMIC_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { countryName } from 'shared-contracts/reference/countryName.ts';
import { departmentOption } from 'shared-contracts/institutions/entities/departmentName.ts';
import {
  institutionIdentity,
  institutionName,
} from 'shared-contracts/institutions/entities/institutionName.ts';
import { languageName, roleDescription, subjectArea } from 'shared-contracts/reference/mobilityChoices.ts';
import { academicYear, ewpStatus } from 'shared-contracts/reference/namedItem.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import { filter, queryOptions, type Api, type Asked, type ListQuery } from 'shared-client';

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
  return allOf(api, countryName, {});
}

/** Institutions of a country, without the local one; asks for nothing while no country is chosen. */
export function partnerInstitutionsQuery(api: Api, country: number | null) {
  const query = { filter: filter.and(filter.eq('country', country), filter.eq('isLocal', false)) };
  return queryOptions({ ...allOf(api, institutionName, query), enabled: country !== null });
}

/** Institutions that are known by their ids alone. */
export function institutionsByIdQuery(api: Api, ids: readonly number[]) {
  const query = { filter: filter.anyOf('id', ids) };
  return queryOptions({ ...allOf(api, institutionName, query), enabled: ids.length > 0 });
}

/** One institution; asks for nothing while none is chosen. */
export function institutionQuery(api: Api, id: number | null) {
  return queryOptions({
    queryKey: [...referenceKey('MobilityInstitutions'), id],
    queryFn: ({ signal }) => api.item(institutionIdentity, id ?? LOCAL_INSTITUTION_ID, { signal }),
    enabled: id !== null,
    staleTime: REFERENCE_FRESH_MS,
  });
}

/** Departments of one institution, by their English names; asks for nothing while none is chosen. */
export function departmentsQuery(api: Api, institution: number | null) {
  const isLocal = institution === LOCAL_INSTITUTION_ID;
  const query = {
    filter: isLocal ? filter.eq('institution/isLocal', true) : filter.eq('institution', institution),
    orderBy: 'name',
  };
  return queryOptions({
    ...allOf(api, departmentOption, query),
    enabled: institution !== null,
    staleTime: DEPARTMENTS_FRESH_MS,
  });
}

/** Roles that contacts may have. */
export function roleDescriptionsQuery(api: Api) {
  return allOf(api, roleDescription, { orderBy: 'id' });
}

/** Fields of study, by their codes. */
export function subjectAreasQuery(api: Api) {
  return allOf(api, subjectArea, { orderBy: 'code' });
}

/** Languages. */
export function languagesQuery(api: Api) {
  return allOf(api, languageName, {});
}

/** Statuses of agreements between both sides. */
export function ewpStatusesQuery(api: Api) {
  return allOf(api, ewpStatus, { orderBy: 'id' });
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
  return allOf(api, academicYear, query);
}

function allOf<Row>(api: Api, asked: Asked<Row>, query: ListQuery) {
  return queryOptions({
    queryKey: [...referenceKey(asked.set), asked.select, query],
    queryFn: ({ signal }) => api.list(asked, { ...query, top: 'all' }, { signal }),
    staleTime: REFERENCE_FRESH_MS,
  });
}
