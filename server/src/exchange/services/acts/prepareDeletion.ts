import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import { hasApprovedSince } from '../../status/exchangeState.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { inAgreement, withAgreement } from '../agreement/openAgreement.ts';
import { requireCall } from '../agreement/requireCall.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import { isWithdrawalUnsure, withdraw } from '../agreement/withdraw.ts';
import { deletionNotTold } from '../problems/exchangeProblems.ts';
import { fetchLaterWithin } from '../work/fetchLater.ts';
import { askApprovalFirst } from '../office/askApprovalFirst.ts';
import type { AskedCall, PreparedCall } from '../office/preparedCall.ts';

/**
 * Makes ready that the partner is told of a deletion which the same transaction stores.
 *
 * Where we have approved the partner's copy, the partner is asked first whether it has approved ours by now: what both approved is not deleted.
 * One that does not answer is asked later by the queue, and told then.
 */
export async function prepareDeletion(services: ExchangeServices, asked: AskedCall): Promise<PreparedCall> {
  const { agreementId, caller } = asked;
  const whose = { agreementId, userId: caller.id };
  const heiId = await withAgreement(services, whose, async (open) =>
    hasApprovedSince(open.state) ? open.partnerHeiId : null,
  );
  const answer = heiId ? await askApprovalFirst(services, asked, heiId) : asked;
  const failure = 'failure' in answer ? answer.failure : undefined;
  // Who has left the network has no system that could approve anything.
  const isUnsure = failure !== undefined && failure.kind !== 'not-on-network';
  return {
    version: answer.version,
    work: (context) =>
      inAgreement(context, agreementId, async (open) => {
        await requireCall(open, 'cnr', caller);
        await takeUpPosted(services, open);
        const { deliveries, partnerHeiId } = open;
        if (!isWithdrawalUnsure(open)) return { deliveries };
        if (!isUnsure) {
          await withdraw(services, open);
          return { deliveries };
        }
        const iiaId = ownIiaId(open.item);
        await fetchLaterWithin(
          { ...services, database: context.database },
          { kind: 'iia-approval-cnr', heiId: partnerHeiId, iiaId, source: 'night' },
        );
        return { deliveries, problem: deletionNotTold(failure) };
      }),
  };
}
