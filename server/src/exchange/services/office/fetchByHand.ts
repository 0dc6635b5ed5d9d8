import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import type { Problem } from '../../../platform/problems/problem.ts';
import { keepAskedFor, type Incoming } from '../../store/incoming/incoming.ts';
import { CLAIM_MS } from '../work/deliver.ts';
import { copyNotTaken, notFetched } from '../problems/fetchProblems.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { withAgreement } from '../agreement/openAgreement.ts';
import { processClaimed } from '../work/processIncoming.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';

/** - refusal: why not all of it was taken in */
export type Fetch = { readonly deliveries: readonly number[]; readonly refusal?: Problem };

/**
 * Fetches the partner's copy, and what it has approved of ours, as a notification of it would have us do.
 *
 * - result: undefined when there is no such agreement
 *
 * Throws a `Problem` 409 when no copy of the partner is known, or the agreement is deleted.
 */
export async function fetchByHand(
  services: ExchangeServices,
  agreementId: number,
  caller: SignedInCaller,
): Promise<Fetch | undefined> {
  const ready = await withAgreement(services, { agreementId, userId: caller.id }, async (open) => {
    if (open.stored.isDeleted) throw lifeCycleProblem('deleted');
    if (open.partnerIiaId === null) throw lifeCycleProblem('no-partner-copy');
    await takeUpPosted(services, open);
    const { item, partnerHeiId: heiId, partnerIiaId, deliveries, state } = open;
    const fetches: Incoming[] = [{ kind: 'iia-cnr', heiId, iiaId: partnerIiaId }];
    if (state.ours !== null) fetches.push({ kind: 'iia-approval-cnr', heiId, iiaId: ownIiaId(item) });
    return { fetches, deliveries };
  });
  if (ready === undefined) return undefined;
  const { fetches, deliveries } = ready;
  for (const wanted of fetches) {
    const now = services.clock();
    const until = new Date(now.getTime() + CLAIM_MS);
    const asked = { ...wanted, agreementId, userId: caller.id };
    const claimed = await keepAskedFor(services.database, asked, { now, until });
    const outcome = await processClaimed(services, claimed);
    if ('failure' in outcome) return { deliveries, refusal: notFetched(wanted.kind, outcome.failure) };
    if (outcome.news === 'wrong-hash' || outcome.news === 'other-partners') {
      return { deliveries, refusal: copyNotTaken(outcome.news) };
    }
  }
  return { deliveries };
}
