import type {
  AgreementItem,
  ItemInstitution,
  ItemStaffRow,
  ItemStudentRow,
} from 'shared-contracts/agreements/entities/agreementItem.ts';

export const LOCAL: ItemInstitution = {
  id: 1,
  name: 'Aristotle University of Thessaloniki',
  nameGR: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
  erasmusCode: 'G  THESSAL01',
  isLocal: true,
};
export const PARTNER: ItemInstitution = {
  id: 20,
  name: 'Université Libre de Bruxelles',
  erasmusCode: 'B  BRUXEL04',
  isLocal: false,
};

const rowParts = (id: number) => ({
  id,
  fromInstitution: LOCAL,
  fromDepartment: { id: 5, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' },
  toInstitution: PARTNER,
  toDepartment: { id: 6, name: `Faculty of Sciences ${id}` },
  subjectAreasWithClarifications: [
    {
      clarification: 'Condensed matter',
      subjectArea: { id: 533, code: '0533', name: 'Physics', nameGR: 'Φυσική' },
    },
  ],
  recommendedLanguageSkills: [
    {
      languageLevel: 'C1',
      language: { id: 1, name: 'French', nameGR: 'Γαλλικά' },
      subjectAreaWithClarification: { subjectArea: { id: 533, code: '0533', name: 'Physics' } },
    },
  ],
  mobilitiesPerYear: 2,
  otherInfoTerms: 'Only in the spring term.',
});

export function buildStudentRow(changes: Partial<ItemStudentRow> = {}): ItemStudentRow {
  return {
    ...rowParts(changes.id ?? 1),
    studyCycles: [{ studyCycle: '1st' }, { studyCycle: '2nd' }],
    totalMonthsPerYear: 11,
    blended: true,
    ...changes,
  };
}

export function buildStaffRow(changes: Partial<ItemStaffRow> = {}): ItemStaffRow {
  return { ...rowParts(changes.id ?? 1), totalDaysPerYear: 13, ...changes };
}

/** Agreement with one row for studies and a signing of each side, the partner's first. */
export function buildAgreement(changes: Partial<AgreementItem> = {}): AgreementItem {
  return {
    id: 77,
    startYear: { id: 2024, name: '2024-2025' },
    endYear: { id: 2027, name: '2027-2028' },
    status: { id: 3, name: 'Final' },
    createdAtMobisisApp: true,
    isDeleted: false,
    terminated: 0,
    isSample: false,
    dateModified: '2026-03-01T10:00:00.000Z',
    institutions: [PARTNER, LOCAL],
    departmentalCoordinatorContacts: [],
    factsheets: [],
    partnerAgreementIdentifications: [],
    studentMobilitiesForStudies: [buildStudentRow()],
    studentMobilitiesForTraineeship: [],
    staffMobilitiesForTeaching: [],
    staffMobilitiesForTraining: [],
    signings: [
      {
        institution: PARTNER,
        signer: { title: 'Rector', givenName: 'Anne', familyName: 'Weemaels', email: 'anne@ulb.example' },
        signingDate: '2026-01-15T08:09:07.000Z',
      },
      {
        institution: LOCAL,
        signer: { givenName: 'Μαρία', familyName: 'Παπαδοπούλου', email: 'maria@auth.example' },
        signingDate: '2026-07-31T21:30:05.000Z',
      },
    ],
    ...changes,
  };
}

/** Agreement with as many rows of each kind as the number says; a real one of six pages has about five. */
export function buildLongAgreement(rowsOfEachKind: number): AgreementItem {
  const rows = <T>(build: (changes: { id: number }) => T, start: number) =>
    Array.from({ length: rowsOfEachKind }, (_, index) => build({ id: start + index }));
  return buildAgreement({
    studentMobilitiesForStudies: rows(buildStudentRow, 100),
    studentMobilitiesForTraineeship: rows(buildStudentRow, 200),
    staffMobilitiesForTeaching: rows(buildStaffRow, 300),
    staffMobilitiesForTraining: rows(buildStaffRow, 400),
  });
}
