import type { CallFailure } from 'ewp/client';
import { nextTry } from '../../queue/pauses.ts';
import {
  claimIncoming,
  closeIncoming,
  postponeIncoming,
  type ClaimedIncoming,
} from '../../store/incoming/incoming.ts';
import { CLAIM_MS, isRefusal } from './deliver.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { fetchFromPartner, type Fetched } from './fetchFromPartner.ts';

/** More than failed calls get: work that fails for a fault of our own must end as well. */
const MOST_TRIES = 20;

/** Does what a partner's notification asks for: fetches what it is about, and takes it in. */
export async function processIncoming(services: ExchangeServices, id: number): Promise<void> {
  const { database, clock } = services;
  const now = clock();
  const until = new Date(now.getTime() + CLAIM_MS);
  const incoming = await claimIncoming(database, id, now, until);
  if (incoming === undefined) return comeAgainUnlessQueued(services, id, now);
  if (incoming.attempts > MOST_TRIES) {
    return closeIncoming(database, id, { state: 'given-up', news: 'failed', agreementId: null, at: now });
  }
  await processClaimed(services, incoming);
}

/** The same for one that is taken already; tells what it led to. */
export async function processClaimed(
  services: ExchangeServices,
  incoming: ClaimedIncoming,
): Promise<Fetched> {
  const fetched = await fetchFromPartner(services, incoming);
  if ('failure' in fetched) await comeAgain(services, incoming, fetched);
  else
    await closeIncoming(services.database, incoming.id, { ...fetched, state: 'done', at: services.clock() });
  return fetched;
}

type Failed = { readonly agreementId: number | null; readonly failure: CallFailure };

/** What somebody of the office asked for is not tried again: they were told, and ask again. */
async function comeAgain(
  services: ExchangeServices,
  { id, attempts, heiId, iiaId, source }: ClaimedIncoming,
  { agreementId, failure }: Failed,
): Promise<void> {
  const { database, queue, clock, log } = services;
  const at = clock();
  const nextTryAt =
    isRefusal(failure) || source === 'office' ? null : nextTry(at, attempts, failure.retryAfterMs);
  if (nextTryAt === null) {
    log.warn({ heiId, iiaId, detail: failure.detail }, 'a notification of a partner came to nothing');
    return closeIncoming(database, id, { state: 'given-up', news: 'failed', failure, agreementId, at });
  }
  await database.transaction().execute(async (transaction) => {
    if (await postponeIncoming(transaction, id, { failure, nextTryAt, at }))
      await queue.add(transaction, 'incoming', id, nextTryAt);
  });
}

const SOON_MS = 1_000;

/**
 * Work that others have taken, or that is not due by our clock yet, may be left to us. Where other work for it begins in time, this was left of an
 * earlier time: it ends, so that a partner who notifies again and again does not make ever more of it.
 */
async function comeAgainUnlessQueued(
  { database, queue }: ExchangeServices,
  id: number,
  now: Date,
): Promise<void> {
  const row = await database
    .selectFrom('exchange_incoming')
    .select(['state', 'claimed_until', 'next_try_at'])
    .where('id', '=', String(id))
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirst();
  if (row === undefined) return;
  if (row.state === 'working') return comeAgainAt(row.claimed_until);
  const isLeftOver = row.next_try_at !== null && (await queue.isQueued('incoming', id, row.next_try_at));
  if (!isLeftOver) await comeAgainAt(row.next_try_at);

  async function comeAgainAt(due: Date | null): Promise<void> {
    const at = Math.max(now.getTime() + SOON_MS, due?.getTime() ?? 0);
    await queue.add(database, 'incoming', id, new Date(at));
  }
}
