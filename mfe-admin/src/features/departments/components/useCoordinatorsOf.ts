import { DEPARTMENTAL_COORDINATOR, onePerPerson } from 'shared-contracts/institutions/contacts.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { useApi, useQuery } from 'shared-client';
import { useLanguage } from 'shared-ui/core';
import { departmentEctsQuery, departmentPeopleQuery } from '../api/departments.queries.ts';
import type { Coordinator } from './CoordinatorNames.tsx';

type Department = { readonly id: number };
type Rights = { readonly readsContacts: boolean; readonly readsEcts: boolean };
type ByDepartment = ReadonlyMap<number, readonly Coordinator[]>;

/** Reads the coordinators of the departments on a page, of both kinds, as far as the person may know them. */
export function useCoordinatorsOf(
  departments: readonly Department[],
  { readsContacts, readsEcts }: Rights,
): { readonly departmental: ByDepartment; readonly ects: ByDepartment } {
  const api = useApi();
  const { tag } = useLanguage();
  const ids = departments.map(({ id }) => id);
  const isAsked = ids.length > 0;
  const people = useQuery({ ...departmentPeopleQuery(api, ids), enabled: isAsked && readsContacts });
  const ects = useQuery({ ...departmentEctsQuery(api, ids), enabled: isAsked && readsEcts });
  const coordinators = onePerPerson(people.data?.value ?? []).filter(({ roles }) =>
    roles?.some(({ value }) => value === DEPARTMENTAL_COORDINATOR),
  );
  return {
    departmental: byDepartment(
      coordinators.map(({ id, department, email, ...person }) => ({
        department: department?.id,
        person: { id, name: personText(person, tag), email: email ?? null },
      })),
    ),
    ects: byDepartment(
      (ects.data?.value ?? []).map(({ id, department, firstName, lastName, email }) => ({
        department: department?.id,
        person: { id, name: [firstName, lastName].filter(Boolean).join(' '), email: email ?? null },
      })),
    ),
  };
}

function byDepartment(
  all: ReadonlyArray<{ readonly department: number | undefined; readonly person: Coordinator }>,
): ByDepartment {
  const found = new Map<number, Coordinator[]>();
  for (const { department, person } of all) {
    if (department !== undefined) found.set(department, [...(found.get(department) ?? []), person]);
  }
  return found;
}
