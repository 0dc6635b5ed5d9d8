import { FIRST_ACADEMIC_YEAR } from 'shared-contracts/academicYear.ts';
import { contactNameSchema } from 'shared-contracts/entities/contactName.ts';
import { countryNameSchema } from 'shared-contracts/entities/countryName.ts';
import { departmentNameSchema } from 'shared-contracts/entities/departmentName.ts';
import { institutionNameSchema } from 'shared-contracts/entities/institutionName.ts';
import { namedItemSchema } from 'shared-contracts/entities/namedItem.ts';
import type { SetName } from 'shared-contracts/sets.ts';
import { filter, queryOptions, type Api, type ListQuery } from 'shared-auth/api';

/** Reference lists change with a release of the data, not while somebody works. */
const REFERENCE_FRESH_MS = 60 * 60_000;

export function countriesQuery(api: Api) {
  const query = { select: ['id', 'countryName', 'countryNameGR'] } as const;
  return allOf(api, 'MobilityCountries', query, countryNameSchema);
}

export function ewpStatusesQuery(api: Api) {
  return allOf(api, 'MobilityEwpStatuses', { orderBy: 'id' }, namedItemSchema);
}

export function academicYearsQuery(api: Api) {
  const query = { filter: filter.ge('id', FIRST_ACADEMIC_YEAR), orderBy: 'id' };
  return allOf(api, 'AcademicYears', query, namedItemSchema);
}

/** Partner institutions of a country; asks for nothing while no country is chosen. */
export function institutionsQuery(api: Api, country: number | null) {
  const query = {
    filter: filter.and(filter.eq('country', country), filter.eq('isLocal', false)),
    select: ['id', 'name', 'erasmusCode'],
  } as const;
  return { ...allOf(api, 'MobilityInstitutions', query, institutionNameSchema), enabled: country !== null };
}

export function localDepartmentsQuery(api: Api) {
  const query = { filter: filter.eq('institution/isLocal', true), select: ['id', 'name', 'nameGR'] } as const;
  return allOf(api, 'MobilityDepartments', query, departmentNameSchema);
}

/** Contacts of a department; asks for nothing while no department is chosen. */
export function contactsQuery(api: Api, department: number | null) {
  const query = {
    filter: filter.eq('department', department),
    select: ['id', 'givenName', 'familyName', 'email'],
  } as const;
  return { ...allOf(api, 'MobilityContacts', query, contactNameSchema), enabled: department !== null };
}

function allOf<Row>(api: Api, set: SetName, query: ListQuery, schema: Parameters<typeof api.list<Row>>[2]) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'options', set, query],
    queryFn: ({ signal }) => api.list(set, { ...query, top: 'all' }, schema, { signal }),
    staleTime: REFERENCE_FRESH_MS,
  });
}
