import { refuse } from '../../../platform/problems/refusals.ts';
import type { Iia } from 'ewp/documents';
import { isTerminating } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { sendFaults } from 'shared-contracts/agreements/sendFaults.ts';
import { approvableCopy, endedCopy, iiaOf } from '../../mapping/approvableCopy.ts';
import { isSameDocument } from '../../mapping/sameDocument.ts';
import { toIia, withPartnerIiaId } from '../../mapping/toIia.ts';
import { EXCHANGE_EVENTS } from '../../status/exchangeEvents.ts';
import { statusOf } from '../../status/statusTable.ts';
import { approvedElsewhere } from './adoptedState.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { OpenAgreement } from './openAgreement.ts';
import { copyOrRefusal } from '../../mapping/ourCopy.ts';
import { unitsOfEarlierSystem } from '../../mapping/toldUnits.ts';
import { keep, say } from './openChanges.ts';
import { tellOfOurApproval, tellOfOurCopy } from './writeDown.ts';

/**
 * Serves our agreement as it is now, and writes down that the partner is to be told; also when nothing changed, as somebody asked for it.
 *
 * Throws a `Problem` 400 that names each row and field that the network would refuse.
 */
export async function publishAgreement(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  refuse(sendFaults(open.item));
  const iia = iiaOf(open);
  if (isOfOtherPeople(open, iia)) await servePeople(services, open, iia);
  else await serve(services, open, iia);
  keep(open, { published: { ...open.stored } });
}

/** Tells whether the agreement says something else than the copy that we serve. Throws as `publishAgreement` does. */
export function isUnpublished(open: OpenAgreement): boolean {
  refuse(sendFaults(open.item));
  const { ours } = open.state;
  const iia = iiaOf(open);
  return copyOrRefusal(iia).hash !== ours?.hash || !isSameDocument(iia, ours.iia);
}

/** What was begun as a change goes back to what both approved instead, where it says the same. */
function isOfOtherPeople({ state: { ours, changing } }: OpenAgreement, iia: Iia): boolean {
  return (
    ours !== null &&
    changing !== 'us' &&
    copyOrRefusal(iia).hash === ours.hash &&
    !isSameDocument(iia, ours.iia)
  );
}

/** Serves the same conditions with other people: nothing that either side has approved is another one by that. */
async function servePeople(services: ExchangeServices, open: OpenAgreement, iia: Iia): Promise<void> {
  const copy = copyOrRefusal(iia);
  const { approved } = open.state;
  const isApproved = approved?.ours.hash === copy.hash;
  keep(open, {
    servedAt: open.at,
    state: { ...open.state, ours: copy, approved: isApproved ? { ...approved, ours: copy } : approved },
  });
  await tellOfOurCopy(services, open, copy.hash);
}

/** Marks the copy that both approved as ended, and writes down that the partner is to be told. */
export async function publishTermination(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  const ended = endedCopy(open.state);
  if (ended !== undefined) await serve(services, open, ended);
}

/**
 * Gives our copy as an approval of now would stand beside it: as it is, or as it would be sent first; undefined when there is none to send.
 *
 * Throws as `publishAgreement` does.
 */
export function copyToApproveWith(open: OpenAgreement): Iia | undefined {
  const isEnding = open.posted.terminated !== undefined || isTerminating(statusOf(open.state));
  if (!isEnding) refuse(sendFaults(open.item));
  return approvableCopy(open, isEnding);
}

/** Links our copy to the partner's, or parts them: our hash changes by that, so the partner is to be told. */
export async function linkCopies(
  services: ExchangeServices,
  open: OpenAgreement,
  partner: { readonly iiaId: string; readonly iiaCode: string | undefined } | null,
): Promise<void> {
  keep(open, { partnerIiaId: partner?.iiaId ?? null });
  say(open, {
    partnerAgreementIdentifications:
      partner === null ? [] : [{ iiaId: partner.iiaId, iiaCode: partner.iiaCode ?? null }],
  });
  const { ours } = open.state;
  if (ours === null) return;
  await serve(services, open, withPartnerIiaId(ours.iia, open.partnerIiaId, partner?.iiaCode));
}

/** Serves the copy that both approved again, exactly as it was. */
export async function publishApproved(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  const { ourApproval } = open.state;
  keep(open, { state: EXCHANGE_EVENTS.reverted(open.state), servedAt: open.at });
  await tellOfOurCopy(services, open, open.state.ours?.hash ?? '');
  await tellOfWithdrawal(services, open, ourApproval);
}

/** Serves our agreement as one that both had approved before this system knew of it, and writes down that the partner is to be told. */
export async function publishApprovedElsewhere(
  services: ExchangeServices,
  open: OpenAgreement,
): Promise<void> {
  refuse(sendFaults(open.item));
  const told = await unitsOfEarlierSystem(open.database, open.item);
  const iia = toIia(open.item, { partnerIiaId: open.partnerIiaId, isTerminated: false, told });
  keep(open, {
    state: approvedElsewhere(copyOrRefusal(iia)),
    published: { ...open.stored },
    servedAt: open.at,
  });
  await tellOfOurCopy(services, open, open.state.ours?.hash ?? '');
}

async function serve(services: ExchangeServices, open: OpenAgreement, iia: Iia): Promise<void> {
  const copy = copyOrRefusal(iia);
  const { ourApproval } = open.state;
  // Also when the hash stays: contacts are not in it.
  keep(open, { servedAt: open.at, state: EXCHANGE_EVENTS.published(open.state, copy) });
  await tellOfOurCopy(services, open, copy.hash);
  await tellOfWithdrawal(services, open, ourApproval);
}

/** Who goes back to the approved copy takes back what was approved since. */
async function tellOfWithdrawal(
  services: ExchangeServices,
  open: OpenAgreement,
  before: string | null,
): Promise<void> {
  const { ourApproval } = open.state;
  if (ourApproval && ourApproval !== before) await tellOfOurApproval(services, open, ourApproval);
}
