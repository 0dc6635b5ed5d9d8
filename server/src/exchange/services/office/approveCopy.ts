import type { SignedInCaller } from '../../../platform/caller.ts';
import type { Problem } from '../../../platform/problem.ts';
import { differencesOf } from '../../ewp/conditions/differences.ts';
import { addPartnerEvent } from '../../store/partnerEvents.ts';
import { EXCHANGE_EVENTS } from '../../status/exchangeEvents.ts';
import { isOursNew, statusOf } from '../../status/statusTable.ts';
import { copyGone, partnerFailed, partnerReverted, wrongHash } from '../problems/exchangeProblems.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { inAgreement, type OpenAgreement, withAgreement } from '../agreement/openAgreement.ts';
import { copyFault, isOvertaken, takeInPartnerCopy, type PartnersAnswer } from '../agreement/partnerCopy.ts';
import { isUnpublished, publishAgreement, publishTermination } from '../agreement/publish.ts';
import { requireCall } from '../agreement/requireCall.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import { askApprovalFirst } from './askApprovalFirst.ts';
import { type AskedCall, type CallResult, type PreparedCall, runPrepared } from './preparedCall.ts';
import { tellOfOurApproval, tellOfOurCopy } from '../agreement/writeDown.ts';

/**
 * Approves the partner's copy, if it says the same as ours: fetches it now, checks its hash, compares the two, keeps the approval, and writes down
 * that the partner is to be told.
 *
 * What was changed since our copy was sent is sent with it. When the copies differ the partner is told of ours again.
 *
 * - result: undefined when there is no such agreement
 *
 * Throws a `Problem` when the life cycle refuses it, or our copy cannot be sent.
 */
export async function approveCopy(
  services: ExchangeServices,
  agreementId: number,
  caller: SignedInCaller,
): Promise<CallResult | undefined> {
  const prepared = await prepareApproval(services, { agreementId, caller, version: null });
  return prepared && runPrepared(services, caller, prepared);
}

/** Makes ready what `approveCopy` does; undefined when there is no such agreement. */
export async function prepareApproval(
  services: ExchangeServices,
  asked: AskedCall,
): Promise<PreparedCall | undefined> {
  const { agreementId, caller } = asked;
  const whose = { agreementId, userId: caller.id };
  const ready = await withAgreement(services, whose, async (open) => {
    await requireCall(open, 'approve', caller);
    const { partnerHeiId: heiId, partnerIiaId, state } = open;
    const isLast = state.ours !== null && state.partnerApproval === state.ours.hash;
    return { heiId, iiaId: partnerIiaId ?? '', isLast };
  });
  if (ready === undefined) return undefined;
  const { heiId, iiaId, isLast } = ready;
  // What is known of the partner's approval may be out of date, and ours would conclude the agreement.
  const { version } = isLast ? await askApprovalFirst(services, asked, heiId) : asked;
  const askedAt = services.clock();
  const outcome = await services.network.iia(heiId, iiaId, { ...whose, isWaitedFor: true });
  if (!outcome.isDone) return refused(version, partnerFailed(outcome.failure));
  const received = outcome.value.find(({ iia }) => iia.partners[0].iiaId === iiaId) ?? null;
  const fault = received === null ? undefined : copyFault(received, heiId, services.ownHeiId);
  if (fault !== undefined) {
    const event = { agreementId, kind: 'iia-cnr', heiId, iiaId, userId: caller.id, news: fault } as const;
    await addPartnerEvent(services.database, { ...event, at: services.clock() });
    return refused(version, wrongHash());
  }
  return {
    version,
    work: (context) =>
      inAgreement(context, agreementId, async (open) => {
        await requireCall(open, 'approve', caller);
        await takeUpPosted(services, open);
        await publishIfNeeded(services, open);
        return compareAndApprove(services, open, { received, askedAt });
      }),
  };
}

function refused(version: string | null, refusal: Problem): PreparedCall {
  return { version, work: async () => ({ deliveries: [], refusal }) };
}

async function publishIfNeeded(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  if (statusOf(open.state).terminated > 0) {
    if (open.state.ours?.isTerminated !== true) await publishTermination(services, open);
    return;
  }
  // Changes that were begun, and came to nothing, end with this.
  const isBegun = open.state.changing === 'us' && !isOursNew(open.state);
  if (isBegun || isUnpublished(open)) await publishAgreement(services, open);
}

async function compareAndApprove(
  services: ExchangeServices,
  open: OpenAgreement,
  answer: PartnersAnswer,
): Promise<CallResult> {
  const { id, partnerHeiId: heiId, partnerIiaId, at, by } = open;
  // A copy that was asked for later is here already, and is the one that is compared.
  const news = isOvertaken(open, answer) ? 'repeated' : await takeInPartnerCopy(services, open, answer);
  const event = {
    agreementId: id,
    kind: 'iia-cnr',
    heiId,
    iiaId: partnerIiaId ?? '',
    userId: by.userId,
  } as const;
  await addPartnerEvent(open.database, { ...event, news, at });
  const { ours, partners, approved } = open.state;
  const { deliveries } = open;
  if (ours === null || partners === null || (answer.received === null && news !== 'repeated'))
    return { deliveries, refusal: copyGone() };
  if (news === 'reverted') return { deliveries, refusal: partnerReverted() };
  const differences = differencesOf({
    ours: ours.iia.cooperationConditions,
    partners: partners.iia.cooperationConditions,
    approved: approved?.ours.iia.cooperationConditions ?? null,
  });
  if (differences.length > 0) {
    await tellOfOurCopy(services, open, ours.hash);
    return { deliveries, differences };
  }
  open.approvals.push({
    approvingHeiId: services.ownHeiId,
    hash: partners.hash,
    iiaId: open.partnerIiaId ?? '',
  });
  open.state = EXCHANGE_EVENTS.weApproved(open.state);
  await tellOfOurApproval(services, open, partners.hash);
  return { deliveries };
}
