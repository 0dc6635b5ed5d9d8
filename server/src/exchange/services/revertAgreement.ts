import { lifeCycleProblem } from '../../data/rules/lifeCycleProblem.ts';
import type { SignedInCaller } from '../../platform/caller.ts';
import type { Problem } from '../../platform/problem.ts';
import type { ExchangeServices } from './exchangeServices.ts';
import { withAgreement } from './openAgreement.ts';
import { takeInPartnerApproval } from './partnerApproval.ts';
import { restoreAgreement, restoreApproved } from './partnerCopy.ts';
import { publishApprovedElsewhere } from './publish.ts';
import { requireCall } from './requireCall.ts';
import { takeUpPosted } from './takeUpPosted.ts';

export type Revert = { readonly deliveries: readonly number[]; readonly refusal?: Problem };

/**
 * Goes back to the copy that both approved last, and writes down that the partner is to be told.
 *
 * The partner is asked first whether it has approved the new copy: its approval may be known here only later, and then there is no way back. A
 * partner that does not answer has approved what we know of.
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
    if (answer.isDone && takeInPartnerApproval(open, answer.value) === 'approved') {
      return { deliveries, refusal: lifeCycleProblem('partner-approved') };
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
