import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { leadingAction, needsQuestion, offeredActions, SAVE_ACTIONS } from './saveActions.ts';

const { IRO, Faculty } = ROLE_PERMISSIONS;
const facts = (change: Partial<AgreementFacts>): AgreementFacts => ({ ...NEW_AGREEMENT_FACTS, ...change });

describe('leadingAction', () => {
  test.each([
    ['the office', 'a new agreement', IRO, {}, 'submit'],
    ['the office', 'a submitted one', IRO, { status: 2 }, 'finalize'],
    ['the office', 'a final one', IRO, { status: 3 }, 'finalize'],
    ['the office', 'one that both approved', IRO, { status: 3, ewpStatus: 7 }, undefined],
    ['Faculty', 'a draft', Faculty, {}, 'submit'],
    ['Faculty', 'a submitted one', Faculty, { status: 2 }, undefined],
  ] as const)(
    'of %s for %s is the furthest that can be taken',
    (_who, _what, permissions, change, action) => {
      expect(leadingAction(offeredActions(facts(change), permissions))).toBe(action);
    },
  );
});

describe('needsQuestion', () => {
  test.each([
    [IRO, ['finalize']],
    [Faculty, ['submit', 'finalize']],
  ])('is true of what tells the partner, and of what ends the right to edit', (permissions, asked) => {
    expect(SAVE_ACTIONS.filter((action) => needsQuestion(action, facts({}), permissions))).toEqual(asked);
  });
});
