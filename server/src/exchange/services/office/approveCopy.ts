import { isTerminating } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { Problem } from '../../../platform/problems/problem.ts';
import { addPartnerEvent } from '../../store/evidence/partnerEvents.ts';
import { EXCHANGE_EVENTS, type PartnerServed } from '../../status/exchangeEvents.ts';
import type { ExchangeState } from '../../status/exchangeState.ts';
import { isOursNew, statusOf } from '../../status/statusTable.ts';
import { partnerFailed, wrongHash } from '../problems/exchangeProblems.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { inAgreement, type OpenAgreement, withAgreement } from '../agreement/openAgreement.ts';
import { keep } from '../agreement/openChanges.ts';
import {
  copyFault,
  isOvertaken,
  takeInPartnerCopy,
  toCopy,
  type PartnersAnswer,
} from '../agreement/partnerCopy.ts';
import { isUnpublished, publishAgreement, publishTermination } from '../agreement/publish.ts';
import { requireCall } from '../agreement/requireCall.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import { fetchLaterWithin } from '../work/fetchLater.ts';
import { takeInPartnerApproval } from '../agreement/partnerApproval.ts';
import { refusedApproval } from './approvalVerdict.ts';
import { type AskedCall, type CallResult, type PreparedCall, runPrepared } from './preparedCall.ts';
import { tellOfOurApproval } from '../agreement/writeDown.ts';

/**
 * Approves the partner's copy, if it says the same as ours: fetches it now, checks its hash, compares the two, keeps the approval, and writes down
 * that the partner is to be told.
 *
 * What was changed since our copy was sent is sent with it. An approval that cannot be given changes nothing: nobody is told, and no status moves.
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
    return { heiId, iiaId: partnerIiaId ?? '', ownId: ownIiaId(open.item), isLast };
  });
  if (ready === undefined) return undefined;
  const { heiId, iiaId, ownId, isLast } = ready;
  const { version } = asked;
  const call = { ...whose, isWaitedFor: true };
  // What is known of the partner's approval may be out of date, and ours would conclude the agreement.
  const answered = isLast ? await services.network.approvals(heiId, ownId, call) : null;
  const askedAt = services.clock();
  const outcome = await services.network.iia(heiId, iiaId, call);
  if (!outcome.isDone) return refused(version, partnerFailed(outcome.failure));
  const received = outcome.value.find(({ iia }) => iia.partners[0].iiaId === iiaId) ?? null;
  const fault = received === null ? undefined : copyFault(received, heiId, services.ownHeiId);
  if (fault !== undefined) {
    const event = { agreementId, kind: 'iia-cnr', heiId, iiaId, userId: caller.id, news: fault } as const;
    await addPartnerEvent(services.database, { ...event, at: services.clock() });
    return refused(version, wrongHash());
  }
  const answer = { received, askedAt };
  return {
    version,
    work: (context) =>
      inAgreement(context, agreementId, async (open) => {
        await requireCall(open, 'approve', caller);
        const refusal = refusedApproval(open, answer);
        if (refusal !== undefined) {
          await learnAnyway(services, open, answer);
          return { deliveries: [], ...refusal };
        }
        await takeUpPosted(services, open);
        if (answered?.isDone === true) takeInPartnerApproval(open, answered.value);
        await publishIfNeeded(services, open);
        await approve(services, open, answer);
        return { deliveries: open.deliveries };
      }),
  };
}

function refused(version: string | null, refusal: Problem): PreparedCall {
  return { version, work: async () => ({ deliveries: [], refusal }) };
}

async function publishIfNeeded(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  if (isTerminating(statusOf(open.state))) {
    if (open.state.ours?.isTerminated !== true) await publishTermination(services, open);
    return;
  }
  // Changes that were begun, and came to nothing, end with this.
  const isBegun = open.state.changing === 'us' && !isOursNew(open.state);
  if (isBegun || isUnpublished(open)) await publishAgreement(services, open);
}

async function approve(
  services: ExchangeServices,
  open: OpenAgreement,
  answer: PartnersAnswer,
): Promise<void> {
  // A copy that was asked for later is here already, and is the one that was judged.
  const news = isOvertaken(open, answer) ? 'repeated' : await takeInPartnerCopy(services, open, answer);
  await addPartnerEvent(open.database, { ...eventOf(open), news });
  const hash = open.state.partners?.hash ?? '';
  open.approvals.push({ approvingHeiId: services.ownHeiId, hash, iiaId: open.partnerIiaId ?? '' });
  keep(open, { state: EXCHANGE_EVENTS.weApproved(open.state) });
  await tellOfOurApproval(services, open, hash);
}

/**
 * What the partner said is known all the same. A copy is kept to be looked at; what would make us answer or move the status, such as that it is gone or no
 * longer names ours, comes by the way of the partner's notifications. Of an agreement from an earlier system nothing is touched.
 */
async function learnAnyway(
  services: ExchangeServices,
  open: OpenAgreement,
  answer: PartnersAnswer,
): Promise<void> {
  const { received } = answer;
  if (open.isAdopted || isOvertaken(open, answer)) return;
  const served = received === null ? undefined : EXCHANGE_EVENTS.partnerServed(open.state, toCopy(received));
  if (served !== undefined && isNewsAlone(open.state, served)) {
    const news = await takeInPartnerCopy(services, open, answer);
    await addPartnerEvent(open.database, { ...eventOf(open), news });
  } else if (open.state.partners !== null) {
    const { heiId, iiaId } = eventOf(open);
    const { queue, clock } = services;
    await fetchLaterWithin({ database: open.database, queue, clock }, { kind: 'iia-cnr', heiId, iiaId });
  }
}

function isNewsAlone(before: ExchangeState, { state, outcome }: PartnerServed): boolean {
  const [{ ewpStatus, terminated }, after] = [statusOf(before), statusOf(state)];
  const isQuiet = ewpStatus === after.ewpStatus && terminated === after.terminated;
  return isQuiet && (outcome === 'same' || outcome === 'changed' || outcome === 'reordered');
}

function eventOf({ id, partnerHeiId, partnerIiaId, at, by }: OpenAgreement) {
  const iiaId = partnerIiaId ?? '';
  return { agreementId: id, kind: 'iia-cnr', heiId: partnerHeiId, iiaId, userId: by.userId, at } as const;
}
