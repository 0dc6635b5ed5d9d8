import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { checkSteps } from 'shared-record/model';
import { buildApplicationItem } from '../../testing/buildApplicationItem.ts';
import { isApplicationDue } from './applicationDue.ts';
import type { ApplicationForm } from '../form/applicationForm.ts';
import { APPLICATION_STEPS, type ApplicationStepId } from './applicationSteps.ts';
import { newApplicationForm } from '../form/newApplicationForm.ts';
import { openedApplication } from '../form/openedApplication.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const complete = () => openedApplication(applicationItem.schema.parse(buildApplicationItem())).form;

function wrong(id: ApplicationStepId, form: ApplicationForm, type: ApplicationType = 'long-term-studies') {
  const step = APPLICATION_STEPS[type].find((one) => one.id === id);
  return step?.check(form, NOW).map(({ field, code }) => `${field}: ${code}`);
}

const student = (change: Partial<ApplicationForm['studentData'][number]>) => {
  const form = complete();
  return { ...form, studentData: form.studentData.map((one) => ({ ...one, ...change })) };
};

describe('the steps of an application', () => {
  test('are eight, of both types, in the order of the documents', () => {
    for (const steps of Object.values(APPLICATION_STEPS)) {
      expect(steps.map(({ id }) => id)).toEqual([
        'personal',
        'studies',
        'mobility',
        'languages',
        'payment',
        'past',
        'files',
        'affirmation',
      ]);
    }
  });

  test('share all members of the form among them', () => {
    const members = APPLICATION_STEPS['long-term-studies'].flatMap((step) => step.members);
    expect(members.toSorted()).toEqual(Object.keys(newApplicationForm('long-term-studies')).toSorted());
  });

  test('are in order where all is filled in, but for the confirmations', () => {
    const form = complete();
    for (const step of APPLICATION_STEPS['long-term-studies'].slice(0, 7))
      expect(step.check(form, NOW)).toEqual([]);
    expect(wrong('affirmation', form)).toEqual(['gradesConfirm: required', 'gdprConfirm: required']);
    expect(wrong('affirmation', { ...form, gradesConfirm: true, gdprConfirm: true })).toEqual([]);
  });

  test('ask for everything of step 1 but the current address and an e-mail', () => {
    const fields = wrong('personal', newApplicationForm('long-term-studies'));
    expect(fields).toHaveLength(22);
    expect(fields).toEqual(
      expect.arrayContaining([
        'studentData.0.gender: required',
        'studentData.0.birthCity.cityName: required',
        'studentData.0.permanentAddress.0.street: required',
        'studentData.0.permanentAddress.0.city.cityName: required',
        'studentData.0.permanentAddress.0.country: required',
        'studentData.0.taxAuthority: required',
      ]),
    );
    // As they stand on the page, from the first to the last.
    expect(fields?.slice(0, 3).map((field) => field.split('.')[2])).toEqual([
      'gender: required',
      'birthDate: required',
      'birthCountry: required',
    ]);
    expect(fields?.join(' ')).not.toMatch(/currentAddress|emergencyContactEmail|nameLatin|\bemail/);
  });

  test('ask for all of step 2 but the specialization', () => {
    const fields = wrong('studies', newApplicationForm('long-term-studies'));
    expect(fields).toHaveLength(6);
    expect(fields?.join(' ')).not.toContain('specialization');
  });

  test('ask nothing of languages and of the bank account', () => {
    const form = newApplicationForm('short-term-studies');
    expect(wrong('languages', form, 'short-term-studies')).toEqual([]);
    expect(wrong('payment', form, 'short-term-studies')).toEqual([]);
  });

  test('ask whether somebody was abroad before', () => {
    expect(wrong('past', newApplicationForm('long-term-studies'))).toEqual(['pastMobilities: required']);
  });

  test.each([
    [{ birthDate: '31/02/2004' }, ['studentData.0.birthDate: not-a-date']],
    [{ birthDate: '2004-02-30' }, ['studentData.0.birthDate: not-a-date']],
    [{ emergencyContactEmail: 'nikos' }, ['studentData.0.emergencyContactEmail: not-an-email']],
    [{ fatherName: 'N'.repeat(121) }, ['studentData.0.fatherName: too-long']],
    [{ taxIdNumber: 'X1' }, []],
  ])('say of %j: %j', (change, expected) => {
    expect(wrong('personal', student(change))).toEqual(expected);
  });
});

describe('a draft', () => {
  const due = (form: ApplicationForm, isWhole: boolean) =>
    checkSteps(
      APPLICATION_STEPS['long-term-studies'],
      form,
      { opened: form, isWhole, now: NOW },
      isApplicationDue,
    ).map(({ field }) => field);

  test('may be incomplete, and hold a half-typed address', () => {
    expect(due(newApplicationForm('long-term-studies'), false)).toEqual([]);
    expect(due(student({ emergencyContactEmail: 'nikos@' }), false)).toEqual([]);
    expect(due(newApplicationForm('long-term-studies'), true).length).toBeGreaterThan(30);
  });

  test('is refused where the server could not store it', () => {
    expect(due(student({ birthDate: '31/02/2004' }), false)).toEqual(['studentData.0.birthDate']);
  });
});
