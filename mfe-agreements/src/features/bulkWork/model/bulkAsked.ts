import { MOST_BULK_AGREEMENTS } from 'shared-contracts/bulk/bulkJobs.ts';
import { BULK_WORKS, type BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';

export type BulkAsked = { readonly work: BulkWork; readonly agreements: readonly number[] };

/**
 * Reads what the list has asked for: the work stands in the address, the agreements in the entry of the history, which a reload keeps.
 *
 * - result: null when there is nothing to be done, as in an address that was typed
 */
export function readBulkAsked(search: URLSearchParams, state: unknown): BulkAsked | null {
  const work = BULK_WORKS.find((one) => one === search.get('work'));
  const given: unknown =
    typeof state === 'object' && state !== null && 'agreements' in state ? state.agreements : undefined;
  if (work === undefined || !Array.isArray(given)) return null;
  const ids = given.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0);
  const agreements = [...new Set(ids)].slice(0, MOST_BULK_AGREEMENTS);
  return agreements.length === 0 ? null : { work, agreements };
}
