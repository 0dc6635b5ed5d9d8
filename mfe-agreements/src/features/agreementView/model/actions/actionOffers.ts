import { AGREEMENT_ACTS, type AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import { refusalOf, type AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import { hasPeopleToSend, isFinalAndTold } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { nextStepOf } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { isRepeatable } from 'shared-contracts/errors/repeatableAction.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';

/**
 * How an action is offered.
 *
 * - refusal: it is shown, cannot be taken, and this is why
 * - isRepeat: it was done already for the present copy; once more only after a question
 */
export type ActionOffer = {
  readonly name: AgreementAct;
  readonly refusal?: Refusal;
  readonly isRepeat: boolean;
};

/** Refusals that a person is told, since they would look for the action; with any other the action is not there. */
const TOLD: Readonly<Record<AgreementAct, readonly Refusal[]>> = {
  finalize: ['submit-first'],
  approve: [
    'no-partner-copy',
    'finalize-first',
    'has-mobilities',
    'partner-ending',
    'partner-not-ending',
    'partner-not-reopened',
  ],
  notify: [],
  setLocalFinalized: [],
  unsetLocalFinalized: [],
  initiateChanges: ['termination-under-way'],
  initiateTermination: ['termination-under-way', 'has-mobilities'],
  revert: ['never-approved', 'partner-approved', 'partner-approved-end', 'partner-began-end'],
  delete: ['ever-approved'],
};

/** Lists the actions that somebody is shown, in their order. */
export function actionOffers(
  facts: AgreementFacts,
  permissions: readonly Permission[],
): readonly ActionOffer[] {
  return AGREEMENT_ACTS.flatMap((name): readonly ActionOffer[] => {
    const refusal = refusalOf(name, facts, permissions);
    if (isRepeatable(refusal)) return [{ name, isRepeat: true }];
    if (name === 'finalize' && (isFinalAndTold(facts) || isApprovedAsItIs(facts, permissions))) return [];
    if (refusal !== undefined)
      return TOLD[name].includes(refusal) ? [{ name, refusal, isRepeat: false }] : [];
    return [{ name, isRepeat: name === 'notify' && isFinalAndTold(facts) }];
  });
}

/** What says the same as the copy that we approved can be saved as final once more, and cannot be sent. */
function isApprovedAsItIs(facts: AgreementFacts, permissions: readonly Permission[]): boolean {
  return (
    refusalOf('notify', { ...facts, status: AGREEMENT_STATUS.Final }, permissions) === 'already-approved'
  );
}

/**
 * Names the action that brings the agreement on; undefined when it is the partner's turn, when the agreement is at rest, or when people
 * edit it or choose first.
 */
export function nextActionOf(
  facts: AgreementFacts,
  offers: readonly ActionOffer[],
): AgreementAct | undefined {
  const canTake = (wanted: AgreementAct) =>
    offers.some(({ name, refusal }) => name === wanted && refusal === undefined);
  // At rest, and yet there may be something to approve: the same in another order.
  if (facts.isReordered && canTake('approve')) return 'approve';
  if (hasPeopleToSend(facts) && canTake('notify')) return 'notify';
  const action = nextStepOf(facts)?.action;
  // To finalize says more than to notify, where both are the same.
  const wanted = action === 'notify' ? (['finalize', 'notify'] as const) : [action];
  return AGREEMENT_ACTS.find((act) => wanted.some((one) => one === act) && canTake(act));
}
