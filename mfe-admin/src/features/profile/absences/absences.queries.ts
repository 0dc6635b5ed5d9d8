import {
  addAbsence,
  listAbsenceChanges,
  listAbsences,
  removeAbsence,
} from 'shared-contracts/officers/absenceCalls.ts';
import type { NewAbsence } from 'shared-contracts/officers/absences.ts';
import { queryOptions, type SendCall, useCall, useMutation, useQueryClient } from 'shared-client';
import { OFFICERS_KEY } from 'shared-record/officers';

/** Absences that are not over. */
export function absencesQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...OFFICERS_KEY, 'absences'],
    queryFn: ({ signal }) => call(listAbsences, { signal }),
    staleTime: 0,
  });
}

/** Who entered and removed absences, the latest first. */
export function absenceChangesQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...OFFICERS_KEY, 'absenceChanges'],
    queryFn: ({ signal }) => call(listAbsenceChanges, { signal }),
    staleTime: 0,
  });
}

/** Enters an absence; people are read again, whatever comes of it: a colleague may have been quicker. */
export function useAddAbsence() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAbsence) => call(addAbsence, { body }),
    onSettled: () => cache.invalidateQueries({ queryKey: [...OFFICERS_KEY] }),
  });
}

/** Ends an absence, or takes it back. */
export function useRemoveAbsence() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(removeAbsence, { params: { id } }),
    onSettled: () => cache.invalidateQueries({ queryKey: [...OFFICERS_KEY] }),
  });
}
