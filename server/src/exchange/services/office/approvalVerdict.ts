import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import type { Problem } from '../../../platform/problems/problem.ts';
import { differencesOf } from '../../conditions/differences.ts';
import { EXCHANGE_EVENTS } from '../../status/exchangeEvents.ts';
import { copyGone, notMapped, partnerReverted } from '../problems/exchangeProblems.ts';
import type { OpenAgreement } from '../agreement/openAgreement.ts';
import { isOvertaken, toCopy, type PartnersAnswer } from '../agreement/partnerCopy.ts';
import { copyToApproveWith } from '../agreement/publish.ts';
import type { Copy } from '../../status/exchangeState.ts';

/** Why an approval cannot be given. */
export type RefusedApproval =
  { readonly refusal: Problem } | { readonly differences: readonly CopyDifference[] };

/**
 * Judges the partner's copy before anything is done, by our copy as it would be sent with the approval; undefined when it can be approved.
 *
 * Throws a `Problem` 400 that names each row and field that the network would refuse.
 */
export function refusedApproval(open: OpenAgreement, answer: PartnersAnswer): RefusedApproval | undefined {
  const { received } = answer;
  return isOvertaken(open, answer) ? refusedOfKnown(open) : refusedOf(open, received && toCopy(received));
}

/** The same of the copy that was fetched last, of which the partner is not asked again. Throws as {@link refusedApproval} does. */
export function refusedOfKnown(open: OpenAgreement): RefusedApproval | undefined {
  return refusedOf(open, open.state.partners);
}

function refusedOf(open: OpenAgreement, partners: Copy | null): RefusedApproval | undefined {
  const { item, state } = open;
  const ours = copyToApproveWith(open);
  if (partners === null || ours === undefined) return { refusal: copyGone() };
  const hasGoneBack =
    partners !== state.partners && EXCHANGE_EVENTS.partnerServed(state, partners).outcome === 'reverted';
  if (hasGoneBack) return { refusal: partnerReverted() };
  // The network lets nobody approve a copy that names no copy of the other's.
  if (partners.iia.partners[1].iiaId !== ownIiaId(item)) return { refusal: notMapped() };
  const isMissing =
    ours.cooperationConditions.isTerminatedAsAWhole &&
    !partners.iia.cooperationConditions.isTerminatedAsAWhole;
  if (isMissing) return { refusal: lifeCycleProblem('partner-not-ending') };
  const differences = differencesOf({
    ours: ours.cooperationConditions,
    partners: partners.iia.cooperationConditions,
    approved: state.approved?.ours.iia.cooperationConditions ?? null,
  });
  return differences.length > 0 ? { differences } : undefined;
}
