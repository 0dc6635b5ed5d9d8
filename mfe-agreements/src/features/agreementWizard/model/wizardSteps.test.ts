import { checkSteps, stepOf, type CheckFacts } from 'shared-record/model';
import { STEP_OF_MEMBER } from '../../../lib/wizardStepIds.ts';
import en from '../../../locales/agreementWizard/en.json';
import { buildAgreementItem } from '../testing/buildAgreement.ts';
import { isAgreementDue } from './checks/checkAgreement.ts';
import { newAgreementForm, toForm } from './form/toForm.ts';
import { stepsOf, type WizardVariant } from './wizardSteps.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const OPENED = toForm(buildAgreementItem());

function titles(variant: WizardVariant): readonly string[] {
  const texts: Readonly<Record<string, string>> = en.agreementWizard.steps;
  return stepsOf(variant).map(({ titleKey }) => texts[titleKey.split('.').at(-1)!]!);
}

function codes(form: typeof OPENED, facts: Partial<CheckFacts<typeof OPENED>> = {}) {
  const issues = checkSteps(
    stepsOf('full'),
    form,
    { opened: OPENED, isWhole: false, now: NOW, ...facts },
    isAgreementDue,
  );
  return issues.map(({ field, code }) => `${field} ${code}`);
}

describe('stepsOf', () => {
  test('gives the office the eight steps of the documents', () => {
    expect(titles('full')).toEqual([
      'Agreement Details',
      'Contact Details of the Local Institution',
      'Contact Details of the Partner Institution',
      'Student Mobility for Studies',
      'Student Mobility for Traineeships',
      'Staff Mobility for Teaching',
      'Staff Mobility for Training',
      'Comments',
    ]);
  });

  test('gives everybody else six', () => {
    expect(titles('short')).toEqual([
      'Agreement Details',
      'Contact Details of the Partner Institution',
      'Student Studies',
      'Student Traineeships',
      'Staff Teaching',
      'Staff Training',
    ]);
  });

  test('lets each member of the form belong to exactly one step', () => {
    const members = stepsOf('full').flatMap((step) => step.members);
    expect(members.toSorted()).toEqual(Object.keys(OPENED).toSorted());
  });
});

describe('stepOf', () => {
  test.each([
    ['endYear', 'details'],
    ['localContacts.0.email', 'local-contacts'],
    ['studentMobilitiesForTraineeship.3.totalMonthsPerYear', 'student-traineeships'],
  ])('finds the step of %s', (field, id) => {
    expect(stepOf(field, stepsOf('full'))?.id).toBe(id);
  });

  test('finds none for what a variant does not show', () => {
    expect(stepOf('localContacts.root', stepsOf('short'))).toBeUndefined();
  });

  test.each(Object.entries(STEP_OF_MEMBER))('finds %s in %s, where other pages lead', (member, step) => {
    const field = member === 'institutions' ? 'institution' : member;
    expect(stepOf(field, stepsOf('full'))?.id).toBe(step);
  });
});

describe('isAgreementDue', () => {
  test('lets an old agreement keep years that nobody could choose now', () => {
    expect(codes({ ...OPENED, comments: '<p>More</p>' }, { isWhole: true })).toEqual([]);
    expect(codes({ ...OPENED, startYear: 2023 })).toEqual(['startYear year-too-early']);
  });

  test('asks a new agreement for partner, end and coordinator', () => {
    const form = newAgreementForm(NOW, null);
    expect(codes(form, { opened: form, isWhole: true })).toEqual([
      'endYear required',
      'country country-missing',
      'institution institution-missing',
      'localContacts.root local-coordinator-missing',
    ]);
  });

  test('leaves rows alone that were wrong before, until the status rises', () => {
    const opened = {
      ...OPENED,
      studentMobilitiesForStudies: [{ ...OPENED.studentMobilitiesForStudies![0]!, totalMonthsPerYear: 1 }],
    };
    const wrong = ['studentMobilitiesForStudies.0.totalMonthsPerYear months-out-of-range'];
    expect(codes(opened, { opened })).toEqual([]);
    expect(codes(opened, { opened, isWhole: true })).toEqual(wrong);
    expect(codes(opened)).toEqual(wrong);
  });

  test('checks a contact only when it was changed', () => {
    const opened = { ...OPENED, partnerContacts: [{ ...OPENED.partnerContacts[0]!, email: 'no address' }] };
    expect(codes(opened, { opened, isWhole: true })).toEqual([]);
    expect(codes(opened)).toEqual(['partnerContacts.0.email not-an-email']);
  });
});
