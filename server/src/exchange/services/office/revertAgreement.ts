import { lifeCycleProblem } from '../../../platform/lifeCycleProblem.ts';
import type { SignedInCaller } from '../../../platform/caller.ts';
import type { Problem } from '../../../platform/problem.ts';
import { hasApprovedSince } from '../../status/exchangeState.ts';
import { addPartnerEvent } from '../../store/partnerEvents.ts';
import { notAsked } from '../problems/exchangeProblems.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { withAgreement } from '../agreement/openAgreement.ts';
import { takeInPartnerApproval } from '../agreement/partnerApproval.ts';
import { restoreAgreement, restoreApproved } from '../agreement/partnerCopy.ts';
import { publishApprovedElsewhere } from '../agreement/publish.ts';
import { requireCall } from '../agreement/requireCall.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';

export type Revert = { readonly deliveries: readonly number[]; readonly refusal?: Problem };

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
): Promise<Revert | undefined> {
  const whose = { agreementId, userId: caller.id };
  const ready = await withAgreement(services, whose, async (open) => {
    await requireCall(open, 'revert', caller);
    await takeUpPosted(services, open);
    return { heiId: open.partnerHeiId, deliveries: open.deliveries };
  });
  if (ready === undefined) return undefined;
  const answer = await services.network.approvals(ready.heiId, String(agreementId), {
    ...whose,
    isWaitedFor: true,
  });
  const reverted = await withAgreement(services, whose, async (open): Promise<Revert | 'restored'> => {
    const { deliveries } = open;
    await takeUpPosted(services, open);
    if (open.stored.isDeleted === true) return { deliveries, refusal: lifeCycleProblem('deleted') };
    if (answer.isDone) {
      const news = takeInPartnerApproval(open, answer.value);
      const event = { agreementId, kind: 'iia-approval-cnr', heiId: open.partnerHeiId } as const;
      const { at } = open;
      await addPartnerEvent(open.database, {
        ...event,
        iiaId: String(agreementId),
        userId: caller.id,
        news,
        at,
      });
      if (news === 'approved') return { deliveries, refusal: lifeCycleProblem('partner-approved') };
    }
    if (!answer.isDone && answer.failure.kind !== 'not-on-network' && hasApprovedSince(open.state)) {
      return { deliveries, refusal: notAsked(answer.failure) };
    }
    if (open.state.approved === null) {
      return restoreAgreement(open)
        ? 'restored'
        : { deliveries, refusal: lifeCycleProblem('never-approved') };
    }
    await restoreApproved(services, open);
    return { deliveries: [...new Set([...ready.deliveries, ...deliveries])] };
  });
  return reverted === 'restored' ? publishRestored(services, whose) : reverted;
}

/** What another system kept is an agreement without a copy: the copy is made of it when it stands again. */
async function publishRestored(
  services: ExchangeServices,
  whose: { readonly agreementId: number; readonly userId: number },
): Promise<Revert | undefined> {
  return withAgreement(services, whose, async (open) => {
    await publishApprovedElsewhere(services, open);
    return { deliveries: open.deliveries };
  });
}
