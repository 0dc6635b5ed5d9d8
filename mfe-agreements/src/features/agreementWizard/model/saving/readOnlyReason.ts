import { refusalOf, type AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';

/** Why nothing of an agreement can be edited; undefined when it can. What both approved is open to changes, but not while its termination is under way. */
export function readOnlyReason(
  facts: AgreementFacts,
  permissions: readonly Permission[],
): Refusal | undefined {
  const refusal = refusalOf('edit', facts, permissions);
  if (refusal !== 'approved-by-all') return refusal;
  const changes = refusalOf('initiateChanges', facts, permissions);
  return changes === 'termination-under-way' ? changes : refusal;
}
