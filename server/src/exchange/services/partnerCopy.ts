import type { ReceivedIia } from '../ewp/documents/iia/iiasGet.ts';
import { differencesOf } from '../ewp/conditions/differences.ts';
import { EXCHANGE_EVENTS, type PartnerServed } from '../status/exchangeEvents.ts';
import type { Copy } from '../status/exchangeState.ts';
import { HASH_NOT_KNOWN } from './adoptedState.ts';
import { agreedPart } from './agreedMembers.ts';
import type { ExchangeServices } from './exchangeServices.ts';
import type { OpenAgreement } from './openAgreement.ts';
import { linkCopies, publishApproved } from './publish.ts';

/** Why a copy that a partner serves is not taken. */
export type CopyFault = 'wrong-hash' | 'other-partners';

/** Checks that a copy is what it says to be: between these two institutions, with its own hash. */
export function copyFault(received: ReceivedIia, heiId: string, ownHeiId: string): CopyFault | undefined {
  const [first, second] = received.iia.partners;
  if (first.heiId !== heiId || second.heiId !== ownHeiId) return 'other-partners';
  return received.computedHash === received.iiaHash ? undefined : 'wrong-hash';
}

/**
 * Takes in the copy that the partner serves now; null when it serves none any more.
 *
 * The first copy links the two; a copy that is gone parts them. A partner who went back to what both approved takes our answering changes back too.
 */
export async function takeInPartnerCopy(
  services: ExchangeServices,
  open: OpenAgreement,
  received: ReceivedIia | null,
): Promise<PartnerServed['outcome']> {
  open.partnerFetchedAt = open.at;
  const copy = received && toCopy(received);
  if (copy !== null) recogniseApproved(open, copy);
  const { state, outcome, mustRevert } = EXCHANGE_EVENTS.partnerServed(open.state, copy);
  open.state = state;
  const [first] = received?.iia.partners ?? [];
  if (first?.iiaId !== undefined && first.iiaId !== open.partnerIiaId) {
    await linkCopies(services, open, { iiaId: first.iiaId, iiaCode: first.iiaCode });
  }
  if (outcome === 'deleted') await linkCopies(services, open, null);
  if (mustRevert) await restoreApproved(services, open);
  return outcome;
}

/** Puts back what both approved last, in the agreement and in the copy that we serve. */
export async function restoreApproved(services: ExchangeServices, open: OpenAgreement): Promise<void> {
  restoreAgreement(open);
  await publishApproved(services, open);
}

/** Puts back what both approved last, in the agreement alone; false when it was never kept. */
export function restoreAgreement(open: OpenAgreement): boolean {
  const kept = open.stored.approvedCopy;
  if (!isKeptCopy(kept)) return false;
  Object.assign(open.changes, agreedPart(kept.agreement));
  open.published = { ...open.stored, ...open.changes };
  return true;
}

function toCopy({ iia, computedHash }: ReceivedIia): Copy {
  return { hash: computedHash, isTerminated: iia.cooperationConditions.isTerminatedAsAWhole, iia };
}

/** An agreement that another system exchanged is approved, but nobody knows by which hash: the first copy that says the same is it. */
function recogniseApproved(open: OpenAgreement, copy: Copy): void {
  const { approved } = open.state;
  if (approved?.partners.hash !== HASH_NOT_KNOWN) return;
  const ours = approved.ours.iia.cooperationConditions;
  if (differencesOf({ ours, partners: copy.iia.cooperationConditions, approved: null }).length > 0) return;
  open.state = {
    ...open.state,
    partners: copy,
    ourApproval: copy.hash,
    approved: { ...approved, partners: copy },
  };
}

function isKeptCopy(value: unknown): value is { readonly agreement: Readonly<Record<string, unknown>> } {
  return (
    typeof value === 'object' && value !== null && 'agreement' in value && typeof value.agreement === 'object'
  );
}
