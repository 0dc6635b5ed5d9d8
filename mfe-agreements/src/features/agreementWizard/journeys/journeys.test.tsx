import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { tryJourneys } from 'shared-record/testing';
import { newAgreementForm } from '../model/form/toForm.ts';
import { needsQuestion, offeredActions } from '../model/saving/saveActions.ts';
import { stepsOf } from '../model/wizardSteps.ts';
import { openWizard } from '../testing/openWizard.tsx';
import { AGREEMENT_JOURNEYS } from './journeys.ts';

/** Each ending that some role has, with and without a question. */
function endings(): readonly string[] {
  return Object.values(ROLE_PERMISSIONS).flatMap((permissions) => {
    return [AGREEMENT_STATUS.Draft, AGREEMENT_STATUS.Submitted].flatMap((status) => {
      const facts = { ...NEW_AGREEMENT_FACTS, status };
      return offeredActions(facts, permissions)
        .filter(({ refusal }) => refusal === undefined)
        .map(({ action }) => (needsQuestion(action, facts, permissions) ? `${action}, asked` : action));
    });
  });
}

const MAP = {
  ways: { full: stepsOf('full'), short: stepsOf('short') },
  empty: newAgreementForm(new Date(), null),
  ends: [...new Set(endings())],
};

describe('journeys through the agreement wizard', () => {
  tryJourneys(MAP, AGREEMENT_JOURNEYS, openWizard);
});
