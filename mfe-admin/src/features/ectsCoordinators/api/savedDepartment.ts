import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import {
  departmentName,
  type DepartmentName,
} from 'shared-contracts/institutions/entities/departmentName.ts';
import type { Api, QueryClient } from 'shared-client';
import { departmentsQuery, referenceKey } from 'shared-record/reference';
import { findDepartment } from '../model/coordinatorForm.ts';

/** - isNew: the save has made it */
export type SavedDepartment = { readonly id: number; readonly isNew: boolean };

/**
 * Finds the local department that a typed name means, or makes it.
 *
 * - present: of the record so far, which needs no look
 *
 * Source: specification document 2, section 7.
 */
export async function savedDepartment(
  api: Api,
  cache: QueryClient,
  text: string,
  present?: DepartmentName | null,
): Promise<SavedDepartment> {
  if (present != null && findDepartment([present], text)) return { id: present.id, isNew: false };
  // Read anew, so that a department which a colleague has just created is not created twice.
  const { value: departments } = await cache.query({
    ...departmentsQuery(api, LOCAL_INSTITUTION_ID),
    staleTime: 0,
  });
  const known = findDepartment(departments, text);
  if (known) return { id: known.id, isNew: false };
  const body = { name: text.trim(), institution: LOCAL_INSTITUTION_ID };
  // The server gives back the one that somebody else makes at the same moment.
  const { id } = await api.save('MobilityDepartments', body, departmentName.schema);
  void cache.invalidateQueries({ queryKey: referenceKey('MobilityDepartments') });
  return { id, isNew: true };
}
