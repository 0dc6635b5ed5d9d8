import { changeAsSystem } from '../../../data/records.ts';
import {
  beginNight,
  claimPartner,
  closePartner,
  releasePartner,
} from '../../store/factsheets/factsheetNights.ts';
import { forgetOldNotes } from '../../store/factsheets/factsheetNotes.ts';
import type { FetchFailure } from '../../fetchFailure.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { fetchFactsheet } from './fetchFactsheet.ts';
import { storeFetched } from './storeFetched.ts';

/** Longer than two calls may take that nobody waits for, and what they brought takes to be stored. */
const CLAIM_MS = 80_000;

/** Puts all partners into the queue, each as work of its own: one that hangs or is down keeps no other waiting, and a server that dies loses none. */
export async function beginFactsheetNight({ database, queue, clock }: ExchangeServices): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    for (const id of await beginNight(transaction, now)) await queue.add(transaction, 'factsheet', id, now);
  });
  await forgetOldNotes(database, now);
}

/**
 * Fetches the factsheet of a partner that the night has put into the queue, once.
 *
 * What the partner fails in is noted, and it is asked again the next night; it does nothing to its factsheet.
 */
export async function refreshAtNight(services: ExchangeServices, institutionId: number): Promise<void> {
  const { database, clock, log } = services;
  const now = clock();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await claimPartner(database, institutionId, { now, until });
  if (claimed === undefined) return;
  try {
    const failure = await fetchAndStore(services, { ...claimed, institutionId });
    if (failure !== null && isOnNetwork(failure))
      log.info({ heiId: claimed.heiId, failure }, 'a partner gave no factsheet at night');
    await closePartner(database, institutionId, { failure, at: now });
  } catch (error) {
    await releasePartner(database, institutionId);
    throw error;
  }
}

/** Who is not on the network has nothing to give, and most partners of a portal may not be. */
export function isOnNetwork(failure: FetchFailure): boolean {
  return failure === 'none' || failure.kind !== 'not-on-network';
}

async function fetchAndStore(
  services: ExchangeServices,
  { institutionId, heiId }: { readonly institutionId: number; readonly heiId: string },
): Promise<FetchFailure | null> {
  const fetchedAt = services.clock();
  const by = { agreementId: null, userId: null, isRoutine: true };
  const fetched = await fetchFactsheet(services.directory, heiId, by);
  if ('failure' in fetched) return fetched.failure;
  await changeAsSystem(services, { userId: null }, (context) =>
    storeFetched(context, { ...fetched, fetchedAt }, { institutionId, factsheetId: undefined }),
  );
  return null;
}
