import { BULK_WORKS, type BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import { chosenAgreements } from '../../../lib/chosenAgreements.ts';

export type BulkAsked = { readonly work: BulkWork; readonly agreements: readonly number[] };

/**
 * Reads what the list has asked for: the work stands in the address, the agreements in the entry of the history, which a reload keeps.
 *
 * - result: null when there is nothing to be done, as in an address that was typed
 */
export function readBulkAsked(search: URLSearchParams, state: unknown): BulkAsked | null {
  const work = BULK_WORKS.find((one) => one === search.get('work'));
  const agreements = chosenAgreements(state);
  if (work === undefined) return null;
  return agreements.length === 0 ? null : { work, agreements };
}
