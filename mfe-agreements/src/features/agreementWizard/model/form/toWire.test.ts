import { buildAgreementItem, DEFAULT_CONTACT } from '../../testing/buildAgreement.ts';
import type { AgreementForm } from './agreementForm.ts';
import { openedAgreement } from './openedAgreement.ts';
import { newAgreementForm, toForm } from './toForm.ts';
import { toWire, type SaveFacts } from './toWire.ts';

const OPENED = openedAgreement(buildAgreementItem());

function wireOf(change: Partial<AgreementForm> = {}, facts: Partial<SaveFacts> = {}) {
  const { id: agreementId, version, form: opened, institutions } = OPENED;
  const save = {
    agreementId,
    version,
    opened,
    institutions,
    factsheets: [7],
    hasComments: true,
    status: 'Draft' as const,
  };
  return toWire({ ...opened, ...change }, { ...save, ...facts });
}

describe('toForm', () => {
  test('puts each contact to the side of its department, and switches lists without rows off', () => {
    expect(OPENED.form.localContacts.map(({ id }) => id)).toEqual([3]);
    expect(OPENED.form.partnerContacts.map(({ id }) => id)).toEqual([31]);
    expect(OPENED.form.studentMobilitiesForStudies).toHaveLength(1);
    expect(OPENED.form.studentMobilitiesForTraineeship).toBeNull();
    expect(OPENED.form).toMatchObject({ startYear: 2024, endYear: 2028, country: 40, institution: 11 });
  });

  test('begins a new agreement in the next calendar year of Athens, with the default contact', () => {
    const form = newAgreementForm(new Date('2026-12-31T21:59:00Z'), DEFAULT_CONTACT);
    expect(form).toMatchObject({ startYear: 2027, endYear: null, institution: null });
    expect(form.localContacts.map(({ id }) => id)).toEqual([3]);
    expect(newAgreementForm(new Date('2026-12-31T22:01:00Z'), DEFAULT_CONTACT).startYear).toBe(2028);
  });
});

describe('toWire', () => {
  test('gives back what was opened, with the version and without ids of rows', () => {
    expect(wireOf()).toEqual({
      id: 12,
      dateModified: '2026-10-06T09:30:00.000Z',
      startYear: 2024,
      endYear: 2028,
      status: { name: 'Draft' },
      institutions: [{ id: 1 }, { id: 11 }],
      departmentalCoordinatorContacts: [{ id: 3 }, { id: 31 }],
      factsheets: [{ id: 7 }],
      studentMobilitiesForStudies: [
        {
          fromInstitution: 1,
          fromDepartment: { id: 4 },
          toInstitution: 11,
          toDepartment: null,
          subjectAreasWithClarifications: [{ subjectArea: 421, clarification: null }],
          recommendedLanguageSkills: [
            { language: 9, languageLevel: 'B1', subjectAreaWithClarification: null },
          ],
          mobilitiesPerYear: 2,
          otherInfoTerms: null,
          studyCycles: [{ studyCycle: '1st' }],
          totalMonthsPerYear: 10,
          blended: false,
        },
      ],
      studentMobilitiesForTraineeship: [],
      staffMobilitiesForTeaching: [expect.objectContaining({ totalDaysPerYear: 10 })],
      staffMobilitiesForTraining: [],
      comments: '<p>Signed on paper first.</p>',
    });
  });

  test('names neither id nor version of a new agreement, and both institutions', () => {
    const body = wireOf({}, { agreementId: null, version: null, institutions: [], factsheets: null });
    expect(body).not.toHaveProperty('id');
    expect(body).not.toHaveProperty('dateModified');
    expect(body).not.toHaveProperty('factsheets');
    expect(body.institutions).toEqual([{ id: 1 }, { id: 11 }]);
  });

  test('sends a changed contact whole and never the browser’s own members', () => {
    const [contact] = OPENED.form.partnerContacts;
    const body = wireOf({ partnerContacts: [{ ...contact!, email: ' new@graz.example ', phone: '' }] });
    expect(body.departmentalCoordinatorContacts[1]).toEqual({
      id: 31,
      title: 'Dr.',
      givenName: 'Karl',
      familyName: 'Huber',
      email: 'new@graz.example',
      phone: null,
      address: 'Universitätsplatz 3',
      url: 'https://www.graz.example',
      department: { id: 77 },
      roles: [{ value: 'Institutional Coordinator' }],
    });
  });

  test('makes typed departments in the institution beside them', () => {
    const department = { id: null, name: ' School of Design ', ounitId: 'ou-1' };
    const [row] = OPENED.form.studentMobilitiesForStudies!;
    const body = wireOf({
      localContacts: [{ ...OPENED.form.localContacts[0]!, department }],
      studentMobilitiesForStudies: [{ ...row!, toDepartment: department }],
    });
    expect(body.departmentalCoordinatorContacts[0]).toMatchObject({
      department: { name: 'School of Design', institution: { id: 1 }, ounitId: 'ou-1' },
    });
    expect(body.studentMobilitiesForStudies[0]).toMatchObject({
      toDepartment: { name: 'School of Design', institution: { id: 11 } },
    });
  });

  test('keeps further partners of an agreement as long as its partner stays', () => {
    const institutions = [1, 11, 12];
    expect(wireOf({}, { institutions }).institutions).toEqual([{ id: 1 }, { id: 11 }, { id: 12 }]);
    expect(wireOf({ institution: 13 }, { institutions }).institutions).toEqual([{ id: 1 }, { id: 13 }]);
  });

  test('leaves comments out for whoever may not post them', () => {
    expect(wireOf({}, { hasComments: false })).not.toHaveProperty('comments');
  });

  test('reads the same form out of what an unchanged save leaves behind', () => {
    expect(toForm(buildAgreementItem({ dateModified: '2026-11-01T00:00:00.000Z' }))).toEqual(OPENED.form);
  });
});
