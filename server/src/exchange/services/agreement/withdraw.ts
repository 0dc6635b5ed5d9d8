import type { PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { Database } from '../../../database/database.ts';
import type { IiaApproval } from 'ewp/documents';
import { HASH_NOT_KNOWN, hasApprovedSince } from '../../status/exchangeState.ts';
import { lockExchangeRow } from '../../store/copies/exchangeRow.ts';
import { keepPartnerAgreement } from '../../store/copies/partnerAgreements.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { OpenAgreement } from './openAgreement.ts';
import { keep, say } from './openChanges.ts';
import { takeInPartnerApproval } from './partnerApproval.ts';
import { tellOfOurApproval, tellOfOurCopy } from './writeDown.ts';

/** Stands for the hash of a copy or an approval that is gone. */
export const GONE = 'gone';

/**
 * Says whether an agreement was deleted that the partner may have concluded by now: we have approved its copy, and what both approved is not
 * deleted. The partner is asked before it is told.
 */
export function isWithdrawalUnsure({ isWithdrawn, state, stored }: OpenAgreement): boolean {
  return stored.isDeleted && !isWithdrawn && hasApprovedSince(state);
}

/** The same of an agreement by its id. */
export async function isDeletionUnsure(database: Database, agreementId: number): Promise<boolean> {
  const row = await lockExchangeRow(database, agreementId);
  return row !== undefined && !row.isWithdrawn && hasApprovedSince(row.state);
}

/** Tells the partner that our copy is gone, and with it our approval of the partner's; the partner's own is one that none of ours belongs to, and is offered as such. */
export async function withdraw(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  if (open.isWithdrawn) return;
  keep(open, { isWithdrawn: true });
  if (open.state.ours !== null) await tellOfOurCopy(services, open, GONE);
  if (open.state.ourApproval) await tellOfOurApproval(services, open, GONE);
  await offerPartnersCopy(open);
  keep(open, { partnerIiaId: null });
}

/** Takes in what the partner says it has approved; what it concluded by that stands again, and anything else is withdrawn. */
export async function withdrawUnlessConcluded(
  services: ExchangeServices,
  open: OpenAgreement,
  approvals: readonly IiaApproval[],
): Promise<PartnerNews> {
  const news = takeInPartnerApproval(open, approvals);
  if (open.state.approved === null) await withdraw(services, open);
  else say(open, { isDeleted: false });
  return news;
}

/** Offers the office the partner's copy as it was fetched last, as one that none of ours belongs to. */
export async function offerPartnersCopy({
  at,
  database,
  partnerFetchedAt,
  partnerHeiId: heiId,
  state,
}: OpenAgreement): Promise<void> {
  const { iia, hash } = state.partners ?? {};
  const iiaId = iia?.partners[0].iiaId;
  if (iia === undefined || hash === undefined || hash === HASH_NOT_KNOWN || iiaId === undefined) return;
  const received = { iia, iiaHash: hash, computedHash: hash };
  await keepPartnerAgreement(database, { heiId, iiaId, received, receivedAt: partnerFetchedAt ?? at });
}
