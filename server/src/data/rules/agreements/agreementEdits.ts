import type { Stored } from 'shared-contracts/members/stored.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import { agreementState, storedFacts } from './agreementState.ts';
import { refusedStep } from './agreementSteps.ts';

/** Throws a `Problem`, 403 or 409, when the life cycle lets the caller not change the content of an agreement now. */
export function requireEditable(stored: Stored<'MobilityAgreements'>, caller: SignedInCaller): void {
  const refused = refusedStep(storedFacts(stored), agreementState(stored), true, caller.permissions);
  if (refused !== undefined) throw lifeCycleProblem(refused.refusal, refused.field);
}
