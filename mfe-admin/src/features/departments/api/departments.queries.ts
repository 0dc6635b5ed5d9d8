import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { readDepartmentUse } from 'shared-contracts/institutions/placeCalls.ts';
import { departmentRecord } from 'shared-contracts/institutions/entities/department.ts';
import { ectsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { institutionPerson } from 'shared-contracts/institutions/entities/institutionPerson.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { filter, keepPreviousData, queryOptions, type Api, type SendCall } from 'shared-client';
import { toDepartmentListRequest } from '../model/departmentListRequest.ts';
import type { DepartmentListSearch } from '../model/departmentListSearch.ts';

/** Begins the keys of everything that a change of a department makes out of date. */
export const DEPARTMENTS_KEY = ['mfe-admin', 'departments'] as const;

/** One page of our departments; the rows before stay until the next ones are there. */
export function departmentListQuery(api: Api, search: DepartmentListSearch, language: Language) {
  return queryOptions({
    queryKey: [...DEPARTMENTS_KEY, 'list', search, language],
    queryFn: ({ signal }) =>
      api.list(departmentRecord, toDepartmentListRequest(search, language), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One department as it is now. */
export function departmentRecordQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...DEPARTMENTS_KEY, 'item', id],
    queryFn: ({ signal }) => api.item(departmentRecord, id, { signal }),
    staleTime: 0,
  });
}

/** All our departments, to know a name that another one has. */
export function ourDepartmentsQuery(api: Api) {
  const query = { filter: filter.eq('institution', LOCAL_INSTITUTION_ID), top: 'all' } as const;
  return queryOptions({
    queryKey: [...DEPARTMENTS_KEY, 'all'],
    queryFn: ({ signal }) => api.list(departmentRecord, query, { signal }),
    staleTime: 0,
  });
}

/** What refers to a department. */
export function departmentUseQuery(call: SendCall, id: number) {
  return queryOptions({
    queryKey: [...DEPARTMENTS_KEY, 'use', id],
    queryFn: ({ signal }) => call(readDepartmentUse, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The people of some departments, the latest wording of each first. */
export function departmentPeopleQuery(api: Api, departments: readonly number[]) {
  const query = {
    filter: filter.anyOf('department', departments),
    orderBy: 'id desc',
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: [...DEPARTMENTS_KEY, 'people', departments],
    queryFn: ({ signal }) => api.list(institutionPerson, query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The ECTS coordinators of some departments, by name. */
export function departmentEctsQuery(api: Api, departments: readonly number[]) {
  const query = {
    filter: filter.anyOf('department', departments),
    orderBy: 'lastName,firstName,id',
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: [...DEPARTMENTS_KEY, 'ects', departments],
    queryFn: ({ signal }) => api.list(ectsCoordinator, query, { signal }),
    placeholderData: keepPreviousData,
  });
}
