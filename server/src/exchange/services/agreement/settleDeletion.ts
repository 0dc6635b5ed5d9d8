import { ownIiaIdOf } from '../../store/copies/ownIiaIds.ts';
import { addPartnerEvent } from '../../store/evidence/partnerEvents.ts';
import { concludedMeanwhile, deletionNotTold } from '../problems/exchangeProblems.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { fetchLater } from '../work/fetchLater.ts';
import { withAgreement } from './openAgreement.ts';
import { saidIn } from './openChanges.ts';
import { isWithdrawalUnsure, withdraw, withdrawUnlessConcluded } from './withdraw.ts';

type Whose = { readonly agreementId: number; readonly userId: number };

/**
 * Asks the partner, before it is told that our copy is gone, whether it has approved that copy by now: what both approved is not deleted.
 *
 * Does nothing unless we have approved the partner's copy of an agreement that was deleted since.
 *
 * - result: notifications that were written down
 *
 * Throws a `Problem`: 409 when both have approved, and the agreement stands again; 503 when the partner does not answer, and is asked later by
 * the queue.
 */
export async function settleDeletion(services: ExchangeServices, whose: Whose): Promise<readonly number[]> {
  const { agreementId, userId } = whose;
  const heiId = await withAgreement(services, whose, async (open) =>
    isWithdrawalUnsure(open) ? open.partnerHeiId : null,
  );
  if (!heiId) return [];
  const iiaId = await ownIiaIdOf(services.database, agreementId);
  const answer = await services.network.approvals(heiId, iiaId, { ...whose, isWaitedFor: true });
  // Who has left the network has no system that could approve anything.
  const isGone = !answer.isDone && answer.failure.kind === 'not-on-network';
  if (!answer.isDone && !isGone) {
    await fetchLater(services, { kind: 'iia-approval-cnr', heiId, iiaId, source: 'night' });
    throw deletionNotTold(answer.failure);
  }
  const settled = await withAgreement(services, whose, async (open) => {
    const { at, database, deliveries } = open;
    if (!isWithdrawalUnsure(open)) return { deliveries, isRestored: false };
    if (!answer.isDone) await withdraw(services, open);
    else {
      const news = await withdrawUnlessConcluded(services, open, answer.value);
      await addPartnerEvent(database, {
        agreementId,
        kind: 'iia-approval-cnr',
        heiId,
        iiaId,
        userId,
        news,
        at,
      });
    }
    return { deliveries, isRestored: saidIn(open).isDeleted === false };
  });
  if (settled?.isRestored === true) throw concludedMeanwhile();
  return settled?.deliveries ?? [];
}
