import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { savedRecordSchema } from 'shared-contracts/members/reply/savedRecord.ts';
import { useApi, useMutation, useQueryClient } from 'shared-client';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';

/**
 * Deletes an application softly, as the version that the list shows; somebody else's change in between refuses it.
 *
 * The list is read anew whatever comes of it. Source: specification document 3, sections 4 and 7.
 */
export function useDeleteApplication() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, dateModified }: ApplicationListRow) =>
      api.save('ApplicationStudentStudiesForms', { id, isDeleted: true, dateModified }, savedRecordSchema),
    onSettled: () => cache.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
  });
}
