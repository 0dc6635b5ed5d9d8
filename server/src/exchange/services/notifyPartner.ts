import type { SignedInCaller } from '../../platform/caller.ts';
import { statusOf } from '../status/statusTable.ts';
import type { ExchangeServices } from './exchangeServices.ts';
import { withAgreement } from './openAgreement.ts';
import { publishAgreement } from './publish.ts';
import { requireCall } from './requireCall.ts';
import { takeUpPosted } from './takeUpPosted.ts';
import { tellOfOurCopy } from './writeDown.ts';

/**
 * Tells the partner of our copy as it is now, of its end, or of its deletion; gives the notifications that were written down.
 *
 * - result: undefined when there is no such agreement
 *
 * Throws a `Problem`: 409 with the refusal of the life cycle, 400 that names each row and field that the network would refuse.
 */
export async function notifyPartner(
  services: ExchangeServices,
  agreementId: number,
  caller: SignedInCaller,
): Promise<readonly number[] | undefined> {
  return withAgreement(services, { agreementId, userId: caller.id }, async (open) => {
    await requireCall(open, 'cnr', caller);
    await takeUpPosted(services, open);
    const isToldAlready = open.deliveries.length > 0;
    if (open.stored.isDeleted !== true && !isToldAlready) {
      // A copy whose end is under way is told of again, and not made anew.
      if (statusOf(open.state).terminated === 0) await publishAgreement(services, open);
      else if (open.state.ours !== null) await tellOfOurCopy(services, open, open.state.ours.hash);
    }
    return open.deliveries;
  });
}
