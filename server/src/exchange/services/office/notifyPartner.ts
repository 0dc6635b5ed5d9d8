import { isOver } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import { isTerminating } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { statusOf } from '../../status/statusTable.ts';
import { hasApprovedSince } from '../../status/exchangeState.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { askApprovalFirst } from './askApprovalFirst.ts';
import { type AskedCall, type PreparedCall, runPrepared } from './preparedCall.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { inAgreement, type OpenAgreement, withAgreement } from '../agreement/openAgreement.ts';
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
  const prepared = await prepareNotice(services, { agreementId, caller, version: null });
  return (await runPrepared(services, caller, prepared))?.deliveries;
}

/**
 * Makes ready what `notifyPartner` does.
 *
 * Another copy of ours ends what we approved of the partner's: whether the partner has approved ours by now is known before.
 */
export async function prepareNotice(services: ExchangeServices, asked: AskedCall): Promise<PreparedCall> {
  const { agreementId, caller } = asked;
  const whose = { agreementId, userId: caller.id };
  const heiId = await withAgreement(services, whose, async (open) =>
    hasApprovedSince(open.state) && !open.stored.isDeleted ? open.partnerHeiId : null,
  );
  const { version } = heiId ? await askApprovalFirst(services, asked, heiId) : asked;
  const settled = await settleDeletion(services, whose);
  return {
    version,
    work: (context) =>
      inAgreement(context, agreementId, async (open) => {
        await tell(services, open, caller);
        return { deliveries: [...new Set([...settled, ...open.deliveries])] };
      }),
  };
}

async function tell(services: ExchangeServices, open: OpenAgreement, caller: SignedInCaller): Promise<void> {
  await requireCall(open, 'cnr', caller);
  await takeUpPosted(services, open);
  const isNotified = open.deliveries.length > 0;
  if (open.stored.isDeleted || isNotified) return;
  // A copy whose end is under way is told of again, and not made anew.
  const status = statusOf(open.state);
  const isEnding = isTerminating(status) || isOver(status);
  if (!isEnding) await publishAgreement(services, open);
  else if (open.state.ours !== null) await tellOfOurCopy(services, open, open.state.ours.hash);
}
