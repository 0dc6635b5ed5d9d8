import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import type { PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { IiaApproval } from 'ewp/documents';
import { EXCHANGE_EVENTS, type PartnerAnswered } from '../../status/exchangeEvents.ts';
import type { OpenAgreement } from './openAgreement.ts';
import { keep } from './openChanges.ts';

/** Takes in what the partner says it has approved of our copy, and tells what this was news of. */
export function takeInPartnerApproval(open: OpenAgreement, approvals: readonly IiaApproval[]): PartnerNews {
  const hash = approvals.find(({ iiaId }) => iiaId === ownIiaId(open.item))?.iiaHash ?? null;
  const isNew = hash !== open.state.partnerApproval;
  const { state, outcome } = EXCHANGE_EVENTS.partnerAnswered(open.state, hash);
  keep(open, { state });
  if (outcome === 'approved' && isNew && hash !== null) {
    open.approvals.push({ approvingHeiId: open.partnerHeiId, hash, iiaId: ownIiaId(open.item) });
  }
  return APPROVAL_NEWS[outcome];
}

const APPROVAL_NEWS = {
  approved: 'approved',
  earlier: 'approved-earlier',
  other: 'approved-other',
  withdrawn: 'approval-withdrawn',
  none: 'not-approved',
  kept: 'withdrawal-ignored',
} as const satisfies Record<PartnerAnswered['outcome'], PartnerNews>;
