import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import { buildCopies } from '../../testing/buildCopies.ts';
import { isApprovalTooEarly, NO_NEWS, nextStepOf, type PartnersNews } from './nextStep.ts';

const FINAL = { ...NEW_AGREEMENT_FACTS, status: 3, hasPartnerCopy: true };
const DIFFERENCE = { field: 'endYear', ours: '2028-2029', partners: '2027-2028', approved: null };
const news = (change: Partial<PartnersNews> = {}): PartnersNews => ({
  ...buildCopies(),
  isKnown: true,
  ...change,
});
const text = (facts: Partial<typeof FINAL>, change: Partial<PartnersNews> = {}) =>
  nextStepOf({ ...FINAL, ...facts }, news(change), null).textKey.replace('agreementView.nextStep.', '');

describe('nextStepOf', () => {
  test.each([
    ['notifiedByPartner', { ewpStatus: 3 }, {}],
    ['notifiedByAll', { ewpStatus: 4 }, {}],
    ['differs', { ewpStatus: 4 }, { differences: [DIFFERENCE] }],
    ['differs', { ewpStatus: 6 }, { differences: [DIFFERENCE] }],
    // What we have typed since says the same: the approval sends it along.
    [
      'notifiedByAll',
      { ewpStatus: 4 },
      {
        differences: [DIFFERENCE],
        unsentEdits: [{ field: 'endYear', now: '2027-2028', sent: '2028-2029' }],
      },
    ],
    ['copyNotHere', { ewpStatus: 3 }, { partners: null, differences: null }],
    ['copyNotHere', { ewpStatus: 6 }, { partners: null, differences: null }],
    ['notifiedByPartner', { ewpStatus: 3 }, { ...NO_NEWS }],
    ['submitted', { ewpStatus: 3, status: 2 }, { differences: [DIFFERENCE] }],
    ['approvedByUs', { ewpStatus: 5 }, { differences: [DIFFERENCE] }],
    ['approvedByAll', { ewpStatus: 7 }, { partners: null, differences: null }],
    ['reordered', { ewpStatus: 7, isReordered: true }, {}],
    ['peopleNotSent', { ewpStatus: 7, hasUnsentEdits: true, areOnlyPeopleUnsent: true }, {}],
    ['peopleNotSent', { ewpStatus: 5, hasUnsentEdits: true, areOnlyPeopleUnsent: true }, {}],
    ['editsNotSent', { ewpStatus: 5, hasUnsentEdits: true }, {}],
  ])('says %s for %j with %j', (key, facts, change) => {
    expect(text(facts, change)).toBe(key);
  });

  test('counts the places, which keep an approval from being the next step', () => {
    const facts = { ...FINAL, ewpStatus: 4 };
    const differing = news({ differences: [DIFFERENCE, { ...DIFFERENCE, field: 'startYear' }] });
    expect(nextStepOf(facts, differing, null)).toMatchObject({ turn: 'both', count: 2 });
    expect(isApprovalTooEarly(facts, differing)).toBe(true);
    expect(isApprovalTooEarly(facts, news({ partners: null, differences: null }))).toBe(true);
    expect(isApprovalTooEarly(facts, news())).toBe(false);
    expect(isApprovalTooEarly(facts, NO_NEWS)).toBe(false);
    expect(isApprovalTooEarly({ ...facts, ewpStatus: 5 }, differing)).toBe(false);
  });
});
