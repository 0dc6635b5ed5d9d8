import { ectsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { useState } from 'react';
import { logFailure } from 'shared-auth';
import { filter, useApi, useMutation, useQueryClient, type Api } from 'shared-client';
import { coordinatorListSearch } from '../model/coordinatorListSearch.ts';
import { COORDINATORS_KEY } from './coordinators.queries.ts';
import { savedDepartment } from './savedDepartment.ts';

/**
 * - department: by its name
 * - record: the other members of the body; with `id` and `dateModified` where an earlier save made the record, else `creationKey` says which it is
 */
export type CoordinatorSave = {
  readonly department: string;
  readonly record: object;
  readonly creationKey: string | null;
};

/**
 * Saves a new coordinator: the department first where it does not exist yet, then the record; gives its id and the page of the list that has it.
 *
 * - addedDepartment: name of a department that a save has made whose coordinator was not saved; another save finds it
 *
 * Source: specification document 2, section 7.
 */
export function useSaveNewCoordinator() {
  const api = useApi();
  const cache = useQueryClient();
  const [addedDepartment, setAddedDepartment] = useState<string | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ department, record, creationKey }: CoordinatorSave) => {
      const { id: departmentId, isNew } = await savedDepartment(api, cache, department);
      if (isNew) setAddedDepartment(department);
      const body = { ...record, department: departmentId };
      const { id } = await api.save('ECTSCoordinatorTables', body, ectsCoordinator.schema, {
        creationKey: creationKey ?? undefined,
      });
      return { id, page: await pageOf(api, id) };
    },
    onSuccess: () => cache.removeQueries({ queryKey: COORDINATORS_KEY, type: 'inactive' }),
  });
  return { ...mutation, addedDepartment };
}

/** The list is ordered by id. A page that could not be found out is the first one: the record is saved all the same. */
async function pageOf(api: Api, id: number): Promise<number> {
  try {
    const { total } = await api.list(ectsCoordinator, { filter: filter.le('id', id), top: 1 });
    return Math.max(0, Math.ceil(total / coordinatorListSearch.defaults.pageSize) - 1);
  } catch (error) {
    logFailure('The page of a new coordinator', error);
    return 0;
  }
}
