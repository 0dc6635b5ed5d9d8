import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import { verdictOnKnownCopy } from '../../exchange/services/office/knownCopies.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import type { BulkParts } from '../work/bulkParts.ts';

/** Places that one agreement names at most; all of them stand on its own page. */
const MOST = 20;

/** Names where our copy and the partner's that is known differ; none where that cannot be told, or the portal is not connected. */
export async function differencesOfKnown(
  { services }: BulkParts,
  agreementId: number,
  caller: SignedInCaller,
): Promise<readonly CopyDifference[]> {
  if (services === null) return [];
  try {
    const verdict = await verdictOnKnownCopy(services, agreementId, caller);
    return verdict !== undefined && 'differences' in verdict ? verdict.differences.slice(0, MOST) : [];
  } catch (error) {
    // Its state has changed since it was listed, or what it says cannot be sent: its own page tells more.
    if (error instanceof Problem) return [];
    throw error;
  }
}
