import type { AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { isOpenForChanges } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { approvalObstacleOf } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { ActionOffer } from './actionOffers.ts';

/** Actions of every day: they have a button of their own whenever they can be taken. */
const USUAL: readonly AgreementAct[] = ['approve', 'initiateChanges'];
/** Of changes that are begun nothing can be approved, and what is sent comes after the edits. */
const USUAL_OF_CHANGES: readonly AgreementAct[] = ['finalize'];
/** The same, once there is something to be final: a draft is completed and submitted first. */
const USUAL_AFTER_DRAFT: readonly AgreementAct[] = ['setLocalFinalized', 'unsetLocalFinalized'];

/**
 * Parts the actions into those that have a button of their own, the next step first, and those behind "More actions".
 *
 * - next: the action that brings the agreement on, if there is one
 */
export function groupOffers(
  offers: readonly ActionOffer[],
  next: AgreementAct | undefined,
  facts: AgreementFacts,
) {
  const everyDay = isOpenForChanges(facts) ? USUAL_OF_CHANGES : USUAL;
  const usual = facts.status === AGREEMENT_STATUS.Draft ? everyDay : [...everyDay, ...USUAL_AFTER_DRAFT];
  // What can only fail is no button of every day.
  const isVain = ({ name }: ActionOffer) => name === 'approve' && approvalObstacleOf(facts) !== undefined;
  const isNear = (offer: ActionOffer) =>
    offer.refusal === undefined && !isVain(offer) && (offer.name === next || usual.includes(offer.name));
  return {
    near: offers
      .filter(isNear)
      .map((offer) => ({ offer, isNext: offer.name === next }))
      .sort((a, b) => Number(b.isNext) - Number(a.isNext)),
    far: offers.filter((offer) => !isNear(offer)),
  };
}
