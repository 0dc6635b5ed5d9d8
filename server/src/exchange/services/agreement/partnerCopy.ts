import type { PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { ReceivedIia } from 'ewp/documents';
import { differencesOf } from '../../conditions/differences.ts';
import { EXCHANGE_EVENTS, type PartnerServed } from '../../status/exchangeEvents.ts';
import { HASH_NOT_KNOWN, isMapped, type Copy } from '../../status/exchangeState.ts';
import { agreedPart } from './agreedMembers.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { OpenAgreement } from './openAgreement.ts';
import { keep, type KeptAgreement, saidIn, say } from './openChanges.ts';
import { unsentOf } from '../../mapping/ourCopy.ts';
import { linkCopies, publishApproved } from './publish.ts';

/** Why a copy that a partner serves is not taken. */
export type CopyFault = 'wrong-hash' | 'other-partners';

/** Checks that a copy is what it says to be: between these two institutions, with its own hash. */
export function copyFault(received: ReceivedIia, heiId: string, ownHeiId: string): CopyFault | undefined {
  const [first, second] = received.iia.partners;
  if (first.heiId !== heiId || second.heiId !== ownHeiId) return 'other-partners';
  return received.computedHash === received.iiaHash ? undefined : 'wrong-hash';
}

/** What a partner served when it was asked; null for nothing. */
export type PartnersAnswer = { readonly received: ReceivedIia | null; readonly askedAt: Date };

/** Of two answers that overtake each other, the one that was asked for later stands. */
export function isOvertaken({ partnerFetchedAt }: OpenAgreement, { askedAt }: PartnersAnswer): boolean {
  return partnerFetchedAt !== null && askedAt < partnerFetchedAt;
}

/**
 * Takes in the copy that the partner serves now; null when it serves none any more.
 *
 * The first copy links the two; a copy that is gone parts them. A partner who went back to what both approved takes our answering changes back too.
 *
 * - askedAt: when the partner was asked for it
 * - result: what this was news of
 */
export async function takeInPartnerCopy(
  services: ExchangeServices,
  open: OpenAgreement,
  { received, askedAt }: PartnersAnswer,
): Promise<PartnerNews> {
  const before = { iiaId: open.partnerIiaId, isTerminated: open.state.partners?.isTerminated === true };
  keep(open, { partnerFetchedAt: askedAt });
  const copy = received && toCopy(received);
  if (copy !== null) recogniseApproved(open, copy);
  const isEdited = hasUnsentEdits(open);
  const { state, outcome, mustRevert } = EXCHANGE_EVENTS.partnerServed(open.state, copy);
  keep(open, { state });
  const [first] = received?.iia.partners ?? [];
  if (first?.iiaId !== undefined && first.iiaId !== open.partnerIiaId) {
    await linkCopies(services, open, { iiaId: first.iiaId, iiaCode: first.iiaCode });
  }
  if (outcome === 'deleted') await linkCopies(services, open, null);
  if (outcome === 'reverted') await followBack(services, open, { mustRevert, isEdited });
  if (outcome !== 'changed') return COPY_NEWS[outcome];
  if (before.iiaId === null) return 'linked';
  return copy?.isTerminated === true && !before.isTerminated ? 'termination-asked' : 'changed';
}

const COPY_NEWS = {
  same: 'unchanged',
  reordered: 'reordered',
  reverted: 'reverted',
  deleted: 'deleted',
  kept: 'deletion-ignored',
} as const satisfies Record<Exclude<PartnerServed['outcome'], 'changed'>, PartnerNews>;

/**
 * Goes back with a partner. What somebody typed and did not send yet stays, as changes of the next round: the partner knows nothing of it, and
 * takes nothing of it back.
 */
async function followBack(
  services: ExchangeServices,
  open: OpenAgreement,
  { mustRevert, isEdited }: { readonly mustRevert: boolean; readonly isEdited: boolean },
): Promise<void> {
  if (!isEdited) {
    if (mustRevert) await restoreApproved(services, open);
    return;
  }
  const kept = approvedPart(open);
  if (kept !== undefined) keep(open, { published: { ...open.stored, ...kept } });
  if (mustRevert) await publishApproved(services, open);
  keep(open, { state: EXCHANGE_EVENTS.changesInitiated(open.state) });
}

/** Contacts are in no hash, and yet somebody typed them. */
function hasUnsentEdits({ item, stored, published, partnerIiaId, state }: OpenAgreement): boolean {
  const contacts = (record: KeptAgreement | null) => JSON.stringify(record?.departmentalCoordinatorContacts);
  return (
    state.ours !== null &&
    (unsentOf(item, state.ours, { partnerIiaId, published }) === 'conditions' ||
      (published !== null && contacts(stored) !== contacts(published)))
  );
}

/** Puts back what both approved last, in the agreement and in the copy that we serve. */
export async function restoreApproved(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  restoreAgreement(open);
  await publishApproved(services, open);
}

/** Puts back what both approved last, in the agreement alone; false when it was never kept. */
export function restoreAgreement(open: OpenAgreement): boolean {
  const kept = approvedPart(open);
  if (kept === undefined) return false;
  say(open, kept);
  keep(open, { published: { ...open.stored, ...saidIn(open) } });
  return true;
}

/** Gives what a partner served as a copy. */
export function toCopy({ iia, computedHash }: ReceivedIia): Copy {
  return { hash: computedHash, isTerminated: iia.cooperationConditions.isTerminatedAsAWhole, iia };
}

/** An agreement that another system exchanged is approved, but nobody knows by which hash: the first copy that says the same is it. */
function recogniseApproved(open: OpenAgreement, copy: Copy): void {
  const { approved } = open.state;
  if (approved?.partners.hash !== HASH_NOT_KNOWN || !isMapped({ ours: approved.ours, partners: copy }))
    return;
  const ours = approved.ours.iia.cooperationConditions;
  if (differencesOf({ ours, partners: copy.iia.cooperationConditions, approved: null }).length > 0) return;
  keep(open, {
    state: {
      ...open.state,
      partners: copy,
      ourApproval: copy.hash,
      approved: { ...approved, partners: copy },
    },
  });
}

/** What both approved last was an agreement of ours when it was kept. */
function approvedPart({ stored }: OpenAgreement): ReturnType<typeof agreedPart> | undefined {
  return stored.approvedCopy === null ? undefined : agreedPart(stored.approvedCopy.agreement);
}
