import {
  addOfficerDepartment,
  removeOfficerDepartment,
} from 'shared-contracts/officers/officerDepartmentCalls.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { OFFICERS_KEY } from 'shared-record/officers';

/** Notes that the reader looks after a department, or no longer; who looks after what is read again, whatever comes of it. */
export function useLookAfter() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isAdded }: { readonly id: number; readonly isAdded: boolean }) =>
      call(isAdded ? addOfficerDepartment : removeOfficerDepartment, { params: { id } }),
    onSettled: () => cache.invalidateQueries({ queryKey: [...OFFICERS_KEY, 'departments'] }),
  });
}
