import { APPLICATION_LIFE_CYCLE } from 'shared-contracts/applications/applicationLifeCycle.ts';
import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { useApi, useMutation, useQueryClient } from 'shared-client';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';
import type { OpenedApplication } from '../model/form/openedApplication.ts';

/** - creationKey: of a new application, see `OpenedRecord` */
export type ApplicationSave = { readonly body: object; readonly creationKey: string | null };

/** Saves an application with all its parts; gives it as it is then. */
export function useSaveApplication() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ body, creationKey }: ApplicationSave) =>
      api.save('ApplicationStudentStudiesForms', body, applicationItem.schema, {
        creationKey: creationKey ?? undefined,
      }),
    onSuccess: () => {
      // Forgotten, not only marked as old: the list that is opened next would show the application as it was until the new one has come.
      cache.removeQueries({ queryKey: APPLICATIONS_KEY, type: 'inactive' });
    },
  });
}

/** Sends an application back to its student, as the version that was read; it is a draft then, with the reason. */
export function useSendBack() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      version,
      reason,
    }: Pick<OpenedApplication, 'id' | 'version'> & { readonly reason: string }) =>
      api.save(
        'ApplicationStudentStudiesForms',
        { id, dateModified: version, ...APPLICATION_LIFE_CYCLE.sendBack.post, returnReason: reason.trim() },
        applicationItem.schema,
      ),
    onSuccess: () => cache.removeQueries({ queryKey: APPLICATIONS_KEY, type: 'inactive' }),
  });
}
