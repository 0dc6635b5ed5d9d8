import {
  ectsCoordinator,
  type EctsCoordinator,
  type EctsCoordinatorForm,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { savedRecordSchema } from 'shared-contracts/members/reply/savedRecord.ts';
import { useApi, useMutation, useQueryClient, type ListPage } from 'shared-client';
import { trimmedForm } from '../model/coordinatorForm.ts';
import { COORDINATORS_KEY } from './coordinators.queries.ts';
import { savedDepartment } from './savedDepartment.ts';

/** State code that deletes a record. Source: specification document 2, section 9. */
const DELETED_STATE = 4;

/** - opened: null while no row is open, when nothing can be saved */
type CoordinatorSave = { readonly opened: EctsCoordinator | null; readonly form: EctsCoordinatorForm };

/**
 * Saves a row as the version that was opened: a department that does not exist yet first, then the coordinator.
 *
 * Source: specification document 2, section 7.
 */
export function useSaveCoordinator() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ opened, form }: CoordinatorSave) => {
      if (opened === null) throw new TypeError('No row is open.');
      const { department: departmentText, ...fields } = trimmedForm(form);
      const { id: department } = await savedDepartment(api, cache, departmentText, opened.department);
      const body = { ...fields, department, id: opened.id, dateModified: opened.dateModified };
      return api.save('ECTSCoordinatorTables', body, ectsCoordinator.schema);
    },
    onSuccess: (saved) => {
      cache.setQueriesData(
        { queryKey: COORDINATORS_KEY },
        (page: ListPage<EctsCoordinator> | undefined) =>
          page && { ...page, value: page.value.map((row) => (row.id === saved.id ? saved : row)) },
      );
    },
    // Not awaited: the row shows what was saved already.
    onSettled: () => void cache.invalidateQueries({ queryKey: COORDINATORS_KEY }),
  });
}

/** Deletes a record as the version that the list shows; resolves when the list has been read anew. */
export function useDeleteCoordinator() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, dateModified }: EctsCoordinator) =>
      api.save('ECTSCoordinatorTables', { id, dateModified, $state: DELETED_STATE }, savedRecordSchema),
    onSettled: () => cache.invalidateQueries({ queryKey: COORDINATORS_KEY }),
  });
}
