import type { CallFailure, CallOutcome } from 'ewp/client';
import { tellDelivery } from '../../../platform/running/watched.ts';
import { nextTry } from '../../queue/pauses.ts';
import {
  claimDelivery,
  recordAttempt,
  type Attempt,
  type ClaimedDelivery,
} from '../../store/outgoing/deliveries.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { boundedText } from '../../store/boundedTexts.ts';

/** A partner that answers, and says no, will say the same again; one that answers garbage may be mended before we give up. */
export function isRefusal({ kind, isWorthRetry }: CallFailure): boolean {
  return kind === 'status' && !isWorthRetry;
}

/** Longer than a call may take: whoever has not ended by then has died. */
export const CLAIM_MS = 45_000;

/**
 * Sends a notification that waits, and writes down what came of it.
 *
 * - source: `request` for the first try of a person's action, after which the queue comes anyway; `queue` for all others
 *
 * A notification that somebody else is sending, or that is not due yet, is left alone and looked at again later.
 */
export async function deliver(
  services: ExchangeServices,
  id: number,
  source: 'request' | 'queue',
): Promise<void> {
  const now = services.clock();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await claimDelivery(services.database, id, {
    now,
    until,
    dueBy: source === 'queue' ? now : null,
  });
  if (claimed === undefined) {
    if (source === 'queue') await comeAgainIfWaiting(services, id, now);
    return;
  }
  const outcome = await notified(services, claimed, source);
  const attempt = attemptOf(outcome, claimed, services.clock(), source);
  await services.database.transaction().execute(async (transaction) => {
    await recordAttempt(transaction, id, attempt);
    if (source === 'queue' && attempt.nextTryAt !== null) {
      await services.queue.add(transaction, 'deliver', id, attempt.nextTryAt);
    }
  });
  // One that waits on came to nothing this time.
  tellDelivery({
    partner: claimed.partnerHeiId,
    outcome: attempt.state === 'waiting' ? 'failed' : attempt.state,
  });
}

/** A fault of our own counts as a try that came to nothing, so that it is shown, and given up in the end. */
async function notified(
  { network, log }: ExchangeServices,
  claimed: ClaimedDelivery,
  source: 'request' | 'queue',
): Promise<CallOutcome<null>> {
  const { id, agreementId, userId, kind, partnerHeiId, iiaId } = claimed;
  try {
    const by = { agreementId, userId, isWaitedFor: source === 'request' };
    return await network.notify(kind, partnerHeiId, iiaId, by);
  } catch (error) {
    log.error({ err: error, delivery: id }, 'a partner could not be notified');
    const detail = 'The portal has a fault of its own; its log has more.';
    return { isDone: false, failure: { kind: 'own-fault', detail, isWorthRetry: true } };
  }
}

function attemptOf(
  outcome: CallOutcome<null>,
  { attempts }: ClaimedDelivery,
  at: Date,
  source: string,
): Attempt {
  if (outcome.isDone) return { at, ...takenColumns(outcome), state: 'delivered', nextTryAt: null };
  const tried = { at, ...triedColumns(outcome.failure) };
  if (isRefusal(outcome.failure)) return { ...tried, state: 'refused', nextTryAt: null };
  const nextTryAt = nextTry(at, source === 'request' ? 1 : attempts + 1, outcome.failure.retryAfterMs);
  return { ...tried, state: nextTryAt === null ? 'given-up' : 'waiting', nextTryAt };
}

function takenColumns({ status = 200 }: { readonly status?: number }) {
  const answer = status === 200 ? 'OK' : `Accepted with ${status}, where the specification asks for 200.`;
  return { status, answer, failure: null, words: null };
}

function triedColumns({ kind, status, detail, developerMessage }: CallFailure) {
  const storable = (text: string) => boundedText(text.replaceAll('\0', ''));
  return {
    status: status ?? null,
    answer: storable(detail),
    failure: kind,
    words: developerMessage == null ? null : storable(developerMessage),
  };
}

async function comeAgainIfWaiting(
  { database, queue }: ExchangeServices,
  id: number,
  now: Date,
): Promise<void> {
  const row = await database
    .selectFrom('exchange_deliveries')
    .select(['claimed_until', 'next_try_at'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const times = [row?.claimed_until, row?.next_try_at].flatMap((time) => time?.getTime() ?? []);
  if (row !== undefined)
    await queue.add(database, 'deliver', id, new Date(Math.max(now.getTime() + 1000, ...times)));
}
