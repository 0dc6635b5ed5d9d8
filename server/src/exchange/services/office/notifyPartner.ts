import type { SignedInCaller } from '../../../platform/caller.ts';
import { hasApprovedSince } from '../../status/exchangeState.ts';
import { statusOf } from '../../status/statusTable.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { askApproval } from '../work/lookAtPartner.ts';
import { withAgreement } from '../agreement/openAgreement.ts';
import { publishAgreement } from '../agreement/publish.ts';
import { requireCall } from '../agreement/requireCall.ts';
import { settleDeletion } from '../agreement/settleDeletion.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import { tellOfOurCopy } from '../agreement/writeDown.ts';

/**
 * Tells the partner of our copy as it is now, of its end, or of its deletion; gives the notifications that were written down.
 *
 * - result: undefined when there is no such agreement
 *
 * Throws a `Problem`: as `settleDeletion` does, 409 with the refusal of the life cycle, 400 that names each row and field that the network would refuse.
 */
export async function notifyPartner(
  services: ExchangeServices,
  agreementId: number,
  caller: SignedInCaller,
): Promise<readonly number[] | undefined> {
  await makeSure(services, agreementId, caller.id);
  const told = await settleDeletion(services, { agreementId, userId: caller.id });
  return withAgreement(services, { agreementId, userId: caller.id }, async (open) => {
    await requireCall(open, 'cnr', caller);
    await takeUpPosted(services, open);
    const isToldAlready = open.deliveries.length > 0;
    if (open.stored.isDeleted !== true && !isToldAlready) {
      // A copy whose end is under way is told of again, and not made anew.
      if (statusOf(open.state).terminated === 0) await publishAgreement(services, open);
      else if (open.state.ours !== null) await tellOfOurCopy(services, open, open.state.ours.hash);
    }
    return [...new Set([...told, ...open.deliveries])];
  });
}

/** Another copy of ours ends what we approved of the partner's: whether the partner has approved ours by now is known before. */
async function makeSure(services: ExchangeServices, agreementId: number, userId: number): Promise<void> {
  const heiId = await withAgreement(services, { agreementId, userId }, async (open) =>
    hasApprovedSince(open.state) && open.stored.isDeleted !== true ? open.partnerHeiId : null,
  );
  if (heiId) await askApproval(services, { heiId, iiaId: String(agreementId), agreementId, userId });
}
