import { isOver } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import { isTerminating } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { IiaApproval } from 'ewp/documents';
import type { CallOutcome } from 'ewp/client';
import { hasApprovedSince } from '../../status/exchangeState.ts';
import { statusOf } from '../../status/statusTable.ts';
import { addPartnerEvent } from '../../store/evidence/partnerEvents.ts';
import { type AskedCall, type CallResult, type PreparedCall, runPrepared } from './preparedCall.ts';
import { notAsked } from '../problems/exchangeProblems.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { inAgreement, type OpenAgreement, withAgreement } from '../agreement/openAgreement.ts';
import { takeInPartnerApproval } from '../agreement/partnerApproval.ts';
import { restoreAgreement, restoreApproved } from '../agreement/partnerCopy.ts';
import { publishApprovedElsewhere } from '../agreement/publish.ts';
import { requireCall } from '../agreement/requireCall.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';

/**
 * Goes back to the copy that both approved last, and writes down that the partner is to be told.
 *
 * The partner is asked first whether it has approved the new copy: its approval may be known here only later, and then there is no way back. A
 * partner that does not answer has approved what we know of; where we have approved its copy, it may have concluded the agreement by that, and
 * nothing is reverted.
 *
 * - result: undefined when there is no such agreement
 *
 * Throws a `Problem` 409 when the life cycle refuses it.
 */
export async function revertAgreement(
  services: ExchangeServices,
  agreementId: number,
  caller: SignedInCaller,
): Promise<CallResult | undefined> {
  const prepared = await prepareRevert(services, { agreementId, caller, version: null });
  return prepared && runPrepared(services, caller, prepared);
}

/** Makes ready what `revertAgreement` does; undefined when there is no such agreement. */
export async function prepareRevert(
  services: ExchangeServices,
  { agreementId, caller, version }: AskedCall,
): Promise<PreparedCall | undefined> {
  const whose = { agreementId, userId: caller.id };
  const asked = await withAgreement(services, whose, async (open) => {
    await requireCall(open, 'revert', caller);
    return { heiId: open.partnerHeiId, iiaId: ownIiaId(open.item) };
  });
  if (asked === undefined) return undefined;
  const answer = await services.network.approvals(asked.heiId, asked.iiaId, {
    ...whose,
    isWaitedFor: true,
  });
  return {
    version,
    work: async (context) => {
      const reverted = await inAgreement(context, agreementId, (open) => goBack(services, open, answer));
      if (reverted !== 'restored') return reverted;
      // What another system kept is an agreement without a copy: the copy is made of it when it stands again.
      return inAgreement(context, agreementId, async (open) => {
        await publishApprovedElsewhere(services, open);
        return { deliveries: open.deliveries };
      });
    },
  };
}

async function goBack(
  services: ExchangeServices,
  open: OpenAgreement,
  answer: CallOutcome<readonly IiaApproval[]>,
): Promise<CallResult | 'restored'> {
  const { at, deliveries, id, item, partnerHeiId: heiId } = open;
  await takeUpPosted(services, open);
  if (open.stored.isDeleted) return { deliveries, refusal: lifeCycleProblem('deleted') };
  if (answer.isDone) {
    const news = takeInPartnerApproval(open, answer.value);
    const event = { agreementId: id, kind: 'iia-approval-cnr', heiId, iiaId: ownIiaId(item) } as const;
    await addPartnerEvent(open.database, { ...event, userId: open.by.userId, news, at });
    if (news === 'approved') {
      const status = statusOf(open.state);
      const isEnding = isTerminating(status) || isOver(status);
      const refusal = isEnding ? 'partner-approved-end' : 'partner-approved';
      return { deliveries, refusal: lifeCycleProblem(refusal) };
    }
  }
  if (!answer.isDone && answer.failure.kind !== 'not-on-network' && hasApprovedSince(open.state)) {
    return { deliveries, refusal: notAsked(answer.failure) };
  }
  if (open.state.approved === null) {
    return restoreAgreement(open) ? 'restored' : { deliveries, refusal: lifeCycleProblem('never-approved') };
  }
  await restoreApproved(services, open);
  return { deliveries };
}
