import type { CallFailure } from '../ewp/client/callOutcome.ts';
import type { ReceivedIia } from '../ewp/documents/iia/iiasGet.ts';
import { nextTry } from '../queue/pauses.ts';
import { findLinkedAgreement } from '../store/exchangeRow.ts';
import { claimIncoming, closeIncoming, postponeIncoming, type ClaimedIncoming } from '../store/incoming.ts';
import { forgetPartnerAgreement, keepPartnerAgreement } from '../store/partnerAgreements.ts';
import { CLAIM_MS, isRefusal } from './deliver.ts';
import type { ExchangeServices } from './exchangeServices.ts';
import { withAgreement } from './openAgreement.ts';
import { takeInPartnerApproval } from './partnerApproval.ts';
import { copyFault, takeInPartnerCopy } from './partnerCopy.ts';
import { takeUpPosted } from './takeUpPosted.ts';

/** What a notification led to, in English, for the log of the exchange; or why it has to be looked into once more. */
type Outcome = { readonly text: string } | { readonly failure: CallFailure };

/** More than failed calls get: work that fails for a fault of our own must end as well. */
const MOST_TRIES = 20;

/** Does what a partner's notification asks for: fetches what it is about, and takes it in. */
export async function processIncoming(services: ExchangeServices, id: number): Promise<void> {
  const { database, clock } = services;
  const now = clock();
  const until = new Date(now.getTime() + CLAIM_MS);
  const incoming = await claimIncoming(database, id, now, until);
  if (incoming === undefined) return comeAgainIfWorking(services, id);
  if (incoming.attempts > MOST_TRIES) {
    return closeIncoming(database, id, 'given-up', 'The work on it failed again and again.');
  }
  const outcome =
    incoming.kind === 'iia-cnr' ? await fetchCopy(services, incoming) : await askApproval(services, incoming);
  if ('text' in outcome) return closeIncoming(database, id, 'done', outcome.text);
  await comeAgain(services, incoming, outcome.failure);
}

async function comeAgain(
  services: ExchangeServices,
  incoming: ClaimedIncoming,
  failure: CallFailure,
): Promise<void> {
  const { database, queue, clock, log } = services;
  const { id, attempts, heiId, iiaId } = incoming;
  const detail = failure.detail.replaceAll('\0', '');
  const startAfter = isRefusal(failure) ? null : nextTry(clock(), attempts);
  if (startAfter === null) {
    log.warn({ heiId, iiaId, detail }, 'a notification of a partner came to nothing');
    return closeIncoming(database, id, 'given-up', detail);
  }
  await database.transaction().execute(async (transaction) => {
    if (await postponeIncoming(transaction, id, detail))
      await queue.add(transaction, 'incoming', id, startAfter);
  });
}

async function comeAgainIfWorking({ database, queue }: ExchangeServices, id: number): Promise<void> {
  const row = await database
    .selectFrom('exchange_incoming')
    .select('claimed_until')
    .where('id', '=', String(id))
    .where('state', '=', 'working')
    .executeTakeFirst();
  if (row?.claimed_until != null) await queue.add(database, 'incoming', id, row.claimed_until);
}

async function fetchCopy(services: ExchangeServices, { heiId, iiaId }: ClaimedIncoming): Promise<Outcome> {
  const linked = await findLinkedAgreement(services.database, heiId, iiaId);
  const answer = await services.network.iia(heiId, iiaId, { agreementId: linked ?? null, userId: null });
  if (!answer.isDone) return { failure: answer.failure };
  const received = answer.value.find(({ iia }) => iia.partners[0].iiaId === iiaId) ?? null;
  const fault = received === null ? undefined : copyFault(received, heiId, services.ownHeiId);
  if (fault !== undefined) return { text: `Not taken: ${fault}.` };
  const agreementId = linked ?? namedAgreement(received);
  const taken =
    agreementId === undefined ? undefined : await takeIn(services, agreementId, { heiId, iiaId, received });
  if (taken !== undefined) return { text: taken };
  if (received === null) await forgetPartnerAgreement(services.database, heiId, iiaId);
  else
    await keepPartnerAgreement(services.database, { heiId, iiaId, received, receivedAt: services.clock() });
  return {
    text: received === null ? 'The partner has no such agreement with us.' : 'Offered to the office.',
  };
}

/** Our agreement that the partner says its copy belongs to. */
function namedAgreement(received: ReceivedIia | null): number | undefined {
  return ownAgreementId(received?.iia.partners[1].iiaId ?? '');
}

function ownAgreementId(iiaId: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(iiaId) ? Number(iiaId) : undefined;
}

type Served = { readonly heiId: string; readonly iiaId: string; readonly received: ReceivedIia | null };

/** Undefined when the copy does not belong to this agreement after all. */
async function takeIn(
  services: ExchangeServices,
  agreementId: number,
  served: Served,
): Promise<string | undefined> {
  const { heiId, iiaId, received } = served;
  return withAgreement(services, { agreementId, userId: null }, async (open) => {
    if (open.partnerHeiId !== heiId || (open.partnerIiaId ?? iiaId) !== iiaId) return undefined;
    await takeUpPosted(services, open);
    if (open.stored.isDeleted === true) return 'Our agreement is deleted.';
    const outcome = await takeInPartnerCopy(services, open, received);
    await forgetPartnerAgreement(open.database, heiId, iiaId);
    return outcome;
  });
}

async function askApproval(services: ExchangeServices, { heiId, iiaId }: ClaimedIncoming): Promise<Outcome> {
  const agreementId = ownAgreementId(iiaId);
  const row =
    agreementId === undefined
      ? undefined
      : await services.database
          .selectFrom('iia_exchanges')
          .select('agreement_id')
          .where('agreement_id', '=', agreementId)
          .where('partner_hei_id', '=', heiId)
          .executeTakeFirst();
  if (row === undefined) return { text: 'Not about an agreement with this partner.' };
  const by = { agreementId: row.agreement_id, userId: null };
  const answer = await services.network.approvals(heiId, iiaId, by);
  if (!answer.isDone) return { failure: answer.failure };
  const outcome = await withAgreement(services, by, async (open) => {
    await takeUpPosted(services, open);
    return takeInPartnerApproval(open, answer.value);
  });
  return { text: outcome ?? 'There is no such agreement.' };
}
