import type { SignedInCaller } from '../../platform/caller.ts';
import { lifeCycleProblem } from '../../platform/lifeCycleProblem.ts';
import type { StoredRecord } from '../save/storedRecord.ts';
import { agreementState, storedFacts } from './agreementState.ts';
import { refusedStep } from './agreementSteps.ts';

/** Throws a `Problem`, 403 or 409, when the life cycle lets the caller not change the content of an agreement now. */
export function requireEditable(stored: StoredRecord, caller: SignedInCaller): void {
  const refused = refusedStep(storedFacts(stored), agreementState(stored), true, caller.permissions);
  if (refused !== undefined) throw lifeCycleProblem(refused.refusal, refused.field);
}
