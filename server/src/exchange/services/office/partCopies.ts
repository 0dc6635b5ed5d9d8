import type { PartCopies } from 'shared-contracts/exchange/copiesActs.ts';
import { changeAsCaller, requireVersion } from '../../../data/records.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import { EXCHANGE_EVENTS } from '../../status/exchangeEvents.ts';
import { hasApprovedSince } from '../../status/exchangeState.ts';
import { statusOf } from '../../status/statusTable.ts';
import { keepParted } from '../../store/copies/partedCopies.ts';
import { inAgreement, type OpenAgreement, withAgreement } from '../agreement/openAgreement.ts';
import { keep, say } from '../agreement/openChanges.ts';
import { linkCopies } from '../agreement/publish.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import { GONE, offerPartnersCopy } from '../agreement/withdraw.ts';
import { tellOfOurApproval } from '../agreement/writeDown.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import {
  changedMeanwhile,
  concludedBeforeParting,
  endingNotParted,
  notAskedBeforeParting,
} from '../problems/exchangeProblems.ts';
import { askApprovalFirst } from './askApprovalFirst.ts';
import type { OfficeCall } from './importAgreement.ts';

/**
 * Parts our copy from the partner's, which is offered again: a partner may correct which of its copies belongs to ours.
 *
 * Our copy stays served and names no copy of the partner's, so its hash is another one; what either side had approved says nothing about it, is
 * withdrawn, and stays in the evidence. A partner whose copy we have approved is asked first whether it has approved ours.
 *
 * - result: the notifications that were written down; undefined when there is no such agreement
 *
 * Throws a `Problem`: 409 when the agreement or its partner's copy is another one by now, when both have approved meanwhile, and for what is
 * ending; 503 when the partner does not say what it has approved.
 */
export async function partCopies(
  services: ExchangeServices,
  agreementId: number,
  seen: PartCopies,
  by: OfficeCall,
): Promise<{ readonly deliveries: readonly number[] } | undefined> {
  const version = await askedFirst(services, agreementId, seen, by);
  if (version === undefined) return undefined;
  return changeAsCaller(services, by, async (context) => {
    await requireVersion(context.database, by.caller, 'MobilityAgreements', { id: agreementId, version });
    return inAgreement(context, agreementId, async (open) => {
      await takeUpPosted(services, open);
      requirePartable(open, seen.iiaId);
      await part(services, open, seen.iiaId);
      return { deliveries: open.deliveries };
    });
  });
}

/** Gives the version of the agreement after the partner was asked what it has approved, where that is not known. */
async function askedFirst(
  services: ExchangeServices,
  agreementId: number,
  { dateModified: version, iiaId }: PartCopies,
  { caller }: OfficeCall,
): Promise<string | undefined> {
  const whose = { agreementId, userId: caller.id };
  const before = await withAgreement(services, whose, async (open) => {
    requirePartable(open, iiaId);
    return {
      heiId: open.partnerHeiId,
      approved: open.state.approved,
      isUnsure: hasApprovedSince(open.state),
    };
  });
  if (before === undefined) return undefined;
  if (!before.isUnsure) return version;
  const asked = await askApprovalFirst(services, { agreementId, caller, version }, before.heiId);
  if (asked.failure !== undefined && asked.failure.kind !== 'not-on-network')
    throw notAskedBeforeParting(asked.failure);
  const approved = await withAgreement(services, whose, async (open) => open.state.approved);
  if (approved?.ours.hash !== before.approved?.ours.hash) throw concludedBeforeParting();
  return asked.version ?? version;
}

function requirePartable({ partnerIiaId, state, stored }: OpenAgreement, iiaId: string): void {
  if (stored.isDeleted) throw lifeCycleProblem('deleted');
  if (partnerIiaId === null) throw lifeCycleProblem('no-partner-copy');
  if (partnerIiaId !== iiaId) throw changedMeanwhile();
  if (statusOf(state).terminated !== 0) throw endingNotParted();
}

async function part(services: ExchangeServices, open: OpenAgreement, iiaId: string): Promise<void> {
  const { at, database, id: agreementId, partnerHeiId: heiId, state } = open;
  await keepParted(database, { agreementId, heiId, iiaId, state, at, userId: open.by.userId });
  await offerPartnersCopy(open);
  if (state.ourApproval) await tellOfOurApproval(services, open, GONE);
  keep(open, { state: EXCHANGE_EVENTS.parted(state), partnerFetchedAt: null });
  say(open, { approvedCopy: null });
  await linkCopies(services, open, null);
}
