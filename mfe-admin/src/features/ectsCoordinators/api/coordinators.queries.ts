import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements.ts';
import { departmentNameSchema } from 'shared-contracts/entities/departmentName.ts';
import { ectsCoordinatorSchema } from 'shared-contracts/entities/ectsCoordinator.ts';
import { filter, keepPreviousData, queryOptions, type Api } from 'shared-auth/api';

/** Source: specification document 2, section 9. */
export const COORDINATOR_PAGE_SIZE = 25;

/** Begins the keys of everything that a coordinator's change makes out of date. */
export const COORDINATORS_KEY = ['mfe-admin', 'coordinators'] as const;
export const DEPARTMENTS_KEY = ['mfe-admin', 'departments'] as const;

const DEPARTMENTS_FRESH_MS = 5 * 60_000;

/** One page of the list, counted from 0; the rows before stay until the next ones are there. */
export function coordinatorListQuery(api: Api, page: number) {
  const query = {
    select: ['id', 'firstName', 'lastName', 'email', 'purpose', 'dateModified'],
    expand: ['department($select=id,name,nameGR)'],
    orderBy: 'id',
    top: COORDINATOR_PAGE_SIZE,
    skip: page * COORDINATOR_PAGE_SIZE,
  } as const;
  return queryOptions({
    queryKey: [...COORDINATORS_KEY, 'list', page],
    queryFn: ({ signal }) => api.list('ECTSCoordinatorTables', query, ectsCoordinatorSchema, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All departments of the local institution, by name. */
export function localDepartmentsQuery(api: Api) {
  const query = {
    filter: filter.eq('institution', LOCAL_INSTITUTION_ID),
    select: ['id', 'name', 'nameGR'],
    orderBy: 'name',
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: [...DEPARTMENTS_KEY, 'local'],
    queryFn: ({ signal }) => api.list('MobilityDepartments', query, departmentNameSchema, { signal }),
    staleTime: DEPARTMENTS_FRESH_MS,
  });
}
