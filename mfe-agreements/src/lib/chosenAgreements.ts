import { MOST_BULK_AGREEMENTS } from 'shared-contracts/bulk/bulkJobs.ts';

/** Reads which agreements were chosen in the list from the entry of the history, which a reload keeps: each once, as many as one job has; none where there are none. */
export function chosenAgreements(state: unknown): readonly number[] {
  const given: unknown =
    typeof state === 'object' && state !== null && 'agreements' in state ? state.agreements : undefined;
  if (!Array.isArray(given)) return [];
  const ids = given.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0);
  return [...new Set(ids)].slice(0, MOST_BULK_AGREEMENTS);
}
