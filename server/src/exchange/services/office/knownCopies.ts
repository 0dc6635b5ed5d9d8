import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { differencesOf } from '../../conditions/differences.ts';
import { presentIia } from '../../mapping/ourCopy.ts';
import { HASH_NOT_KNOWN } from '../../status/exchangeState.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { inAgreement, withAgreement } from '../agreement/openAgreement.ts';
import { requireCall } from '../agreement/requireCall.ts';
import { nothingToTakeOver } from '../problems/exchangeProblems.ts';
import { type RefusedApproval, refusedOfKnown } from './approvalVerdict.ts';
import type { ChangeContext } from '../../../data/records.ts';

/**
 * Tells why an approval could not be given, by what is known of the partner's copy: the partner is not asked, and nothing is stored. Undefined when nothing
 * stands in the way, as far as that is known.
 *
 * Throws a `Problem` for what the life cycle refuses, and for what the network would refuse of our copy.
 */
export async function verdictOnKnownCopy(
  services: ExchangeServices,
  agreementId: number,
  caller: SignedInCaller,
): Promise<RefusedApproval | undefined> {
  return withAgreement(services, { agreementId, userId: caller.id }, async (open) => {
    await requireCall(open, 'approve', caller);
    return refusedOfKnown(open);
  });
}

/** What taking over would change: the partner's copy that it comes from, and each place as it is now and as the partner has it. */
export type OfferedValues = {
  readonly partnersHash: string;
  readonly changes: readonly Pick<CopyDifference, 'field' | 'ours' | 'partners'>[];
};

/**
 * Compares our agreement as it stands, sent or not, with the partner's copy that is known; undefined when there is no such agreement.
 *
 * Throws a `Problem` 409 when the partner has none.
 */
export async function offeredValues(
  context: ChangeContext,
  agreementId: number,
): Promise<OfferedValues | undefined> {
  return inAgreement(context, agreementId, async (open) => {
    const { item, partnerIiaId, published, state } = open;
    const { ours, partners } = state;
    if (partners === null || partners.hash === HASH_NOT_KNOWN) throw nothingToTakeOver();
    const now = presentIia(
      item,
      { partnerIiaId, isTerminated: ours?.isTerminated ?? false },
      { ours, published },
    );
    const differences = differencesOf({
      ours: now.cooperationConditions,
      partners: partners.iia.cooperationConditions,
      approved: null,
    });
    // Whether an agreement ends is approved, and never taken over.
    return {
      partnersHash: partners.hash,
      changes: differences.filter(({ field }) => field !== 'terminated'),
    };
  });
}
