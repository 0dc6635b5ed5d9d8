import { type PartnerCall, refusalOfCall } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { factsOfAgreement } from '../../factsOfAgreement.ts';
import type { OpenAgreement } from './openAgreement.ts';

/** Throws a `Problem` 409 with the refusal of the life cycle when a call cannot be made now. */
export async function requireCall(
  open: OpenAgreement,
  call: PartnerCall,
  caller: SignedInCaller,
): Promise<void> {
  const facts = await factsOfAgreement(open.database, open.id);
  const refusal = facts && refusalOfCall(call, facts, caller.permissions);
  if (refusal !== undefined) throw lifeCycleProblem(refusal);
}
