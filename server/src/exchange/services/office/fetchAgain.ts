import type { PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { keepAskedFor } from '../../store/incoming/incoming.ts';
import { findUnreadable } from '../../store/incoming/unreadableCopies.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { copyNotTaken, notFetched } from '../problems/fetchProblems.ts';
import { CLAIM_MS } from '../work/deliver.ts';
import { processClaimed } from '../work/processIncoming.ts';

/**
 * Fetches a copy that a partner announced and that could not be taken once more, as a notification of it would have us do.
 *
 * - id: of the event that says why
 * - result: undefined when there is none such any more
 *
 * Throws a `Problem` that says why it could not be taken this time.
 */
export async function fetchAgain(
  services: ExchangeServices,
  id: number,
  caller: SignedInCaller,
): Promise<{ readonly news: PartnerNews } | undefined> {
  const copy = await findUnreadable(services.database, id);
  if (copy === undefined) return undefined;
  const now = services.clock();
  const claimed = await keepAskedFor(
    services.database,
    { kind: 'iia-cnr', ...copy, agreementId: null, userId: caller.id },
    { now, until: new Date(now.getTime() + CLAIM_MS) },
  );
  const outcome = await processClaimed(services, claimed);
  if ('failure' in outcome) throw notFetched('iia-cnr', outcome.failure);
  if (outcome.news === 'wrong-hash' || outcome.news === 'other-partners') throw copyNotTaken(outcome.news);
  return { news: outcome.news };
}
