import { changeAsCaller, readRecord } from '../../../data/records.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { FetchFailure } from '../../fetchFailure.ts';
import type { OfficeCall } from '../office/importAgreement.ts';
import { fetchFactsheet } from './fetchFactsheet.ts';
import { storeFetched, type StoredFetch } from './storeFetched.ts';

/** Which partner's factsheet is to be refreshed; factsheetId is undefined for its active one. */
export type AskedFactsheet = {
  readonly institutionId: number;
  readonly heiId: string;
  readonly factsheetId: number | undefined;
};

/**
 * What a refresh came to.
 *
 * - record: the factsheet as the caller may read it
 * - institutionFailure: why contact and web addresses stayed as they were; null when they did not
 */
export type RefreshedFactsheet = StoredFetch & {
  readonly record: object | null;
  readonly institutionFailure: FetchFailure | null;
};

/**
 * Fetches what a partner tells of itself, and stores it in its factsheet; in a new, active one when it has none.
 *
 * Contact and web addresses come from another service of the partner; what that does not give stays as it is. Of two people who do this at once,
 * whoever asked the partner later has the last word.
 *
 * - result: the failure when there is no factsheet to take; nothing has changed then
 */
export async function refreshFactsheet(
  { clock, directory, ...services }: ExchangeServices,
  asked: AskedFactsheet,
  { caller, requestId }: OfficeCall,
): Promise<RefreshedFactsheet | { readonly failure: FetchFailure }> {
  const { heiId } = asked;
  const fetchedAt = clock();
  const by = { agreementId: null, userId: caller.id, isWaitedFor: true };
  const fetched = await fetchFactsheet(directory, heiId, by);
  if ('failure' in fetched) return fetched;
  const { institutionFailure } = fetched;
  return changeAsCaller({ ...services, clock }, { caller, requestId }, async (context) => {
    const stored = await storeFetched(context, { ...fetched, fetchedAt }, asked);
    const record = await readRecord(context.database, caller, 'MobilityFactsheets', stored.id);
    return { ...stored, record, institutionFailure };
  });
}
