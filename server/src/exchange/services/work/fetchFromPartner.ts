import { findOwnIia, ownIiaIdOf } from '../../store/copies/ownIiaIds.ts';
import type { PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { CallFailure } from 'ewp/client';
import type { ReceivedIia } from 'ewp/documents';
import { hasApprovedSince } from '../../status/exchangeState.ts';
import { findLinkedAgreement } from '../../store/copies/exchangeRow.ts';
import type { ClaimedIncoming } from '../../store/incoming/incoming.ts';
import { wasParted } from '../../store/copies/partedCopies.ts';
import { forgetPartnerAgreement, keepPartnerAgreement } from '../../store/copies/partnerAgreements.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { withAgreement } from '../agreement/openAgreement.ts';
import { takeInPartnerApproval } from '../agreement/partnerApproval.ts';
import { copyFault, isOvertaken, takeInPartnerCopy, type PartnersAnswer } from '../agreement/partnerCopy.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import { isWithdrawalUnsure, withdrawUnlessConcluded } from '../agreement/withdraw.ts';

/**
 * What a fetch from the partner led to, or why it came to nothing.
 *
 * - agreementId: ours that it is about; null when there is none
 * - detail: of a copy that was not taken, for the partner's developers
 */
export type Fetched =
  | { readonly agreementId: number | null; readonly news: PartnerNews; readonly detail?: string }
  | { readonly agreementId: number | null; readonly failure: CallFailure };

/** Fetches what a notification is about, and takes it in. */
export async function fetchFromPartner(
  services: ExchangeServices,
  incoming: ClaimedIncoming,
): Promise<Fetched> {
  return incoming.kind === 'iia-cnr' ? fetchCopy(services, incoming) : askApproval(services, incoming);
}

async function fetchCopy(
  services: ExchangeServices,
  { heiId, iiaId, userId, agreementId: known }: ClaimedIncoming,
): Promise<Fetched> {
  const linked = known ?? (await findLinkedAgreement(services.database, heiId, iiaId)) ?? null;
  const by = { agreementId: linked, userId, isWaitedFor: userId !== null };
  const askedAt = services.clock();
  const answer = await services.network.iia(heiId, iiaId, by);
  if (!answer.isDone) return { agreementId: linked, failure: answer.failure };
  const received = answer.value.find(({ iia }) => iia.partners[0].iiaId === iiaId) ?? null;
  const agreementId = linked ?? (await namedAgreement(services, received));
  const fault = received === null ? undefined : copyFault(received, heiId, services.ownHeiId);
  if (received !== null && fault !== undefined)
    return {
      agreementId: linked,
      news: fault,
      ...(fault === 'wrong-hash' && { detail: hashesOf(received) }),
    };
  const served = { heiId, iiaId, received, askedAt, userId };
  const news = agreementId === null ? undefined : await takeInSurely(services, agreementId, served);
  if (news !== undefined) return { agreementId, news };
  if (received === null) {
    await forgetPartnerAgreement(services.database, { heiId, iiaId, askedAt });
    return { agreementId: null, news: 'no-agreement' };
  }
  await keepPartnerAgreement(services.database, { heiId, iiaId, received, receivedAt: askedAt });
  return { agreementId: null, news: 'offered' };
}

/** Both hashes and the text that was hashed: whoever calculates the other one compares the two texts. */
function hashesOf({ iiaHash, computedHash, hashText = '' }: ReceivedIia): string {
  return `iia-hash of the copy: ${iiaHash}. SHA-256 (UTF-8) of the text that follows: ${computedHash}. ${hashText}`;
}

/** Our agreement that the partner says its copy belongs to. */
async function namedAgreement(
  { database }: ExchangeServices,
  received: ReceivedIia | null,
): Promise<number | null> {
  const iiaId = received?.iia.partners[1].iiaId;
  return iiaId === undefined ? null : findOwnIia(database, iiaId);
}

type Served = PartnersAnswer & {
  readonly heiId: string;
  readonly iiaId: string;
  readonly userId: number | null;
};

const NOT_SURE = Symbol('not sure');

/**
 * Undefined when the copy does not belong to this agreement after all.
 *
 * A partner that has approved our copy may go on to the next round before we know of that: it is asked before its earlier copy is forgotten, and
 * before it is told that ours is deleted.
 */
async function takeInSurely(
  services: ExchangeServices,
  agreementId: number,
  served: Served,
): Promise<PartnerNews | undefined> {
  const news = await takeIn(services, agreementId, { ...served, isSure: false });
  if (news !== NOT_SURE) return news;
  const iiaId = await ownIiaIdOf(services.database, agreementId);
  await askApproval(services, { ...served, iiaId, agreementId });
  const known = await takeIn(services, agreementId, { ...served, isSure: true });
  return known === NOT_SURE ? undefined : known;
}

async function takeIn(
  services: ExchangeServices,
  agreementId: number,
  { heiId, iiaId, received, askedAt, userId, isSure }: Served & { readonly isSure: boolean },
): Promise<PartnerNews | typeof NOT_SURE | undefined> {
  return withAgreement(services, { agreementId, userId }, async (open) => {
    if (open.partnerHeiId !== heiId || (open.partnerIiaId ?? iiaId) !== iiaId) return undefined;
    if (open.partnerIiaId === null && (await wasParted(open.database, open.id, { heiId, iiaId })))
      return undefined;
    if (!isSure && isWithdrawalUnsure(open)) return NOT_SURE;
    await takeUpPosted(services, open);
    if (open.stored.isDeleted) return 'our-agreement-deleted';
    if (isOvertaken(open, { received, askedAt })) return 'repeated';
    const isOther = received !== null && received.computedHash !== open.state.partners?.hash;
    if (!isSure && isOther && hasApprovedSince(open.state)) return NOT_SURE;
    const news = await takeInPartnerCopy(services, open, { received, askedAt });
    await forgetPartnerAgreement(open.database, { heiId, iiaId, askedAt });
    return news;
  });
}

/** Asks a partner what it has approved of our copy, and takes that in. - iiaId: of our copy */
export async function askApproval(
  services: ExchangeServices,
  {
    heiId,
    iiaId,
    userId,
    agreementId: known,
  }: Pick<ClaimedIncoming, 'heiId' | 'iiaId' | 'userId' | 'agreementId'>,
): Promise<Fetched> {
  const agreementId = known ?? (await agreementWith(services, heiId, iiaId));
  if (agreementId === null) return { agreementId: null, news: 'no-agreement' };
  const by = { agreementId, userId, isWaitedFor: userId !== null };
  const answer = await services.network.approvals(heiId, iiaId, by);
  if (!answer.isDone) return { agreementId, failure: answer.failure };
  const news = await withAgreement(services, { agreementId, userId }, async (open) => {
    if (isWithdrawalUnsure(open)) return withdrawUnlessConcluded(services, open, answer.value);
    await takeUpPosted(services, open);
    return takeInPartnerApproval(open, answer.value);
  });
  return { agreementId, news: news ?? 'no-agreement' };
}

async function agreementWith(
  { database }: ExchangeServices,
  heiId: string,
  ownIiaId: string,
): Promise<number | null> {
  const id = await findOwnIia(database, ownIiaId);
  if (id === null) return null;
  const row = await database
    .selectFrom('iia_exchanges')
    .select('agreement_id')
    .where('agreement_id', '=', id)
    .where('partner_hei_id', '=', heiId)
    .executeTakeFirst();
  return row?.agreement_id ?? null;
}
