import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements.ts';
import { departmentName } from 'shared-contracts/entities/departmentName.ts';
import {
  ectsCoordinator,
  type EctsCoordinator,
  type EctsCoordinatorForm,
} from 'shared-contracts/entities/ectsCoordinator.ts';
import { savedRecordSchema } from 'shared-contracts/entities/savedRecord.ts';
import {
  useApi,
  useMutation,
  useQueryClient,
  type Api,
  type ListPage,
  type QueryClient,
} from 'shared-auth/api';
import { departmentsQuery, referenceKey } from 'shared-record/reference';
import { findDepartment } from '../model/coordinatorForm.ts';
import { COORDINATORS_KEY } from './coordinators.queries.ts';

/** State code that deletes a record. Source: specification document 2, section 9. */
const DELETED_STATE = 4;

type CoordinatorSave = { readonly opened: EctsCoordinator; readonly form: EctsCoordinatorForm };

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
      const { department: departmentText, ...fields } = form;
      const department = await departmentIdOf(api, cache, opened, departmentText);
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

async function departmentIdOf(
  api: Api,
  cache: QueryClient,
  opened: EctsCoordinator,
  text: string,
): Promise<number> {
  if (opened.department != null && findDepartment([opened.department], text)) return opened.department.id;
  // Read anew, so that a department which a colleague has just created is not created twice.
  const { value: departments } = await cache.query({
    ...departmentsQuery(api, LOCAL_INSTITUTION_ID),
    staleTime: 0,
  });
  const known = findDepartment(departments, text);
  if (known) return known.id;
  const body = { name: text, institution: LOCAL_INSTITUTION_ID };
  const created = await api.save('MobilityDepartments', body, departmentName.schema);
  void cache.invalidateQueries({ queryKey: referenceKey('MobilityDepartments') });
  return created.id;
}
