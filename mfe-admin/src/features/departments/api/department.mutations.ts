import { departmentRecord } from 'shared-contracts/institutions/entities/department.ts';
import { useApi, useMutation, useQueryClient } from 'shared-client';
import { referenceKey } from 'shared-record/reference';
import { DEPARTMENTS_KEY } from './departments.queries.ts';

/** - creationKey: of a department that is made, so that a repeated save makes no second one; null for one that exists */
export type DepartmentSave = { readonly body: object; readonly creationKey: string | null };

/** Saves a department; lists and choices that show it are read anew. */
export function useSaveDepartment() {
  const api = useApi();
  const forget = useForgetDepartments();
  return useMutation({
    mutationFn: ({ body, creationKey }: DepartmentSave) =>
      api.save('MobilityDepartments', body, departmentRecord.schema, {
        creationKey: creationKey ?? undefined,
      }),
    onSuccess: forget,
  });
}

/** Deletes a department that nothing refers to, as the version that was read. */
export function useDeleteDepartment() {
  const api = useApi();
  const forget = useForgetDepartments();
  return useMutation({
    mutationFn: ({ id, version }: { readonly id: number; readonly version: string }) =>
      api.remove('MobilityDepartments', id, { version }),
    onSuccess: forget,
  });
}

function useForgetDepartments(): () => void {
  const cache = useQueryClient();
  return () => {
    cache.removeQueries({ queryKey: DEPARTMENTS_KEY, type: 'inactive' });
    void cache.invalidateQueries({ queryKey: referenceKey('MobilityDepartments') });
  };
}
