import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { buildCopies } from '../../testing/buildCopies.ts';
import { NO_NEWS, stepTextOf, type PartnersNews } from './nextStep.ts';

const FINAL: AgreementFacts = {
  ...NEW_AGREEMENT_FACTS,
  status: 3,
  hasPartnerCopy: true,
  partnersCopy: 'here',
};
const DIFFERENCE = { field: 'endYear', ours: '2028-2029', partners: '2027-2028', approved: null };
const news = (change: Partial<PartnersNews> = {}): PartnersNews => ({ ...buildCopies(), ...change });
const text = (facts: Partial<AgreementFacts>, change: Partial<PartnersNews> = {}) =>
  stepTextOf({ ...FINAL, ...facts }, news(change), null).textKey.replace('agreementView.nextStep.', '');

describe('stepTextOf', () => {
  test.each<[string, Partial<AgreementFacts>, Partial<PartnersNews>]>([
    ['sameInBoth', { ewpStatus: 3 }, {}],
    ['sameInBoth', { ewpStatus: 4 }, {}],
    // What we have typed since says the same, though the copy that was sent does not: the approval sends it along.
    ['sameInBoth', { ewpStatus: 4 }, { differences: [DIFFERENCE] }],
    ['notifiedByAll', { ewpStatus: 4, partnersCopy: null }, {}],
    ['notifiedByPartner', { ewpStatus: 3, partnersCopy: 'unlinked' }, {}],
    ['notifiedByPartner', { ewpStatus: 3, partnersCopy: 'missing' }, NO_NEWS],
    ['differs', { ewpStatus: 4, areCopiesApart: true }, { differences: [DIFFERENCE] }],
    ['differs', { ewpStatus: 6, areCopiesApart: true }, { differences: [DIFFERENCE] }],
    ['shared-ui:fieldErrorText.copiesDiffer', { ewpStatus: 6, areCopiesApart: true }, NO_NEWS],
    ['notLinked', { ewpStatus: 4, partnersCopy: 'unlinked' }, {}],
    ['shared-ui:fieldErrorText.copyNotHere', { ewpStatus: 6, partnersCopy: 'missing' }, NO_NEWS],
    ['shared-ui:fieldErrorText.incomplete', { ewpStatus: 1, status: 2, isIncomplete: true }, {}],
    ['shared-ui:fieldErrorText.hasMobilities', { ewpStatus: 7, terminated: 3, hasMobilities: true }, {}],
    ['partnerEnding', { ewpStatus: 4, isPartnerEnding: true }, {}],
    ['submitted', { ewpStatus: 3, status: 2 }, { differences: [DIFFERENCE] }],
    ['approvedByUs', { ewpStatus: 5 }, { differences: [DIFFERENCE] }],
    ['approvedByAll', { ewpStatus: 7, partnersCopy: 'missing' }, NO_NEWS],
    ['approvedByAllAndUsed', { ewpStatus: 7, hasMobilities: true }, {}],
    ['reordered', { ewpStatus: 7, isReordered: true }, {}],
    ['peopleNotSent', { ewpStatus: 7, hasUnsentEdits: true, areOnlyPeopleUnsent: true }, {}],
    ['peopleNotSent', { ewpStatus: 5, hasUnsentEdits: true, areOnlyPeopleUnsent: true }, {}],
    ['editsNotSent', { ewpStatus: 5, hasUnsentEdits: true }, {}],
  ])('says %s for %j with %j', (key, facts, change) => {
    expect(text(facts, change)).toBe(key);
  });

  test('counts the places in which the copies differ', () => {
    const differing = news({ differences: [DIFFERENCE, { ...DIFFERENCE, field: 'startYear' }] });
    const facts = { ...FINAL, ewpStatus: 4, areCopiesApart: true };
    expect(stepTextOf(facts, differing, null)).toMatchObject({ turn: 'both', count: 2, step: 'correct' });
  });
});
