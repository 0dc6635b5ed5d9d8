import { AGREEMENT_DRAFT_KIND } from './agreementDraftKind.ts';
import { newAgreementForm } from './toForm.ts';

const department = { id: 4, name: 'School of Law' };
const row = {
  key: 'row-501',
  fromInstitution: 1,
  fromDepartment: department,
  toInstitution: 11,
  toDepartment: { id: null, name: 'School of Design', ounitId: 'ou-1' },
  subjectAreasWithClarifications: [{ subjectArea: 421, clarification: 'Private law' }],
  recommendedLanguageSkills: [
    { language: 9, languageLevel: 'B1', subjectAreaWithClarification: null },
    {
      language: null,
      languageLevel: '',
      subjectAreaWithClarification: { subjectArea: 421, clarification: '' },
    },
  ],
  mobilitiesPerYear: 2,
  otherInfoTerms: 'Lab coats',
};
const studentRow = {
  ...row,
  studyCycles: [{ studyCycle: '1st' }],
  totalMonthsPerYear: 10,
  blended: true,
};

/** A form as a draft of version 1 has it, written out: what this release cannot read of it would be lost. */
const KEPT = {
  startYear: 2027,
  endYear: null,
  country: 40,
  institution: 11,
  localContacts: [
    {
      key: 'contact-3',
      id: 3,
      title: 'Ms.',
      givenName: 'Maria',
      familyName: 'Nikolaou',
      email: 'office@local.example',
      phone: '+302310123456',
      phoneAsGiven: '+302310123456',
      address: '',
      url: '',
      department: { id: 5, name: 'Office', ounitId: null },
      roles: [{ value: 'Signatory' }],
    },
  ],
  partnerContacts: [],
  studentMobilitiesForStudies: [studentRow],
  studentMobilitiesForTraineeship: [],
  staffMobilitiesForTeaching: [{ ...row, totalDaysPerYear: null }],
  staffMobilitiesForTraining: null,
  comments: '<p>Signed on paper first.</p>',
};

describe('AGREEMENT_DRAFT_KIND', () => {
  const { schema, version } = AGREEMENT_DRAFT_KIND;

  test('reads a draft of the releases before as it was kept', () => {
    expect(version).toBe(1);
    expect(schema.safeParse(KEPT)).toMatchObject({ success: true, data: KEPT });
  });

  test('reads a draft that lacks members, as one of a release before them does', () => {
    const { blended: _blended, otherInfoTerms: _terms, ...older } = studentRow;
    const { comments: _comments, ...form } = KEPT;
    expect(schema.safeParse({ ...form, studentMobilitiesForStudies: [older] }).data).toMatchObject({
      ...KEPT,
      comments: '',
      studentMobilitiesForStudies: [{ ...studentRow, blended: false, otherInfoTerms: '' }],
    });
  });

  test('reads what a new agreement begins with', () => {
    const form = newAgreementForm(new Date(), null);
    expect(schema.safeParse(form)).toEqual({ success: true, data: form });
  });
});
