import type { DepartmentExportRow } from 'shared-contracts/agreements/entities/departmentExportRow.ts';

const US = { id: 1 };
const GRAZ = { id: 11 };
const AUSTRIA = { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' };
const LAW = { subjectArea: { id: 42, code: '0421', name: 'Law', nameGR: 'Δίκαιο' } };

/** An agreement of the department 4 with a partner in Graz: students in both directions, nobody else. */
export function buildExportRow(change: Partial<DepartmentExportRow> = {}): DepartmentExportRow {
  return {
    id: 12,
    startYear: { id: 2026, name: '2026-2027' },
    endYear: { id: 2028, name: null },
    institutions: [
      { id: 1, name: 'Local University', erasmusCode: 'G  LOCAL01', isLocal: true },
      {
        id: 11,
        name: 'University of Graz',
        nameGR: 'Πανεπιστήμιο του Γκρατς',
        erasmusCode: 'A  GRAZ01',
        isLocal: false,
        country: AUSTRIA,
      },
    ],
    departmentalCoordinatorContacts: [
      { id: 9, givenName: 'Ελένη', familyName: 'Μάρκου', department: { id: 4 } },
      { id: 10, givenName: 'Νίκος', familyName: 'Παππάς', department: { id: 5 } },
      { id: 31, givenName: 'Karl', familyName: 'Huber', department: { id: 77 } },
      { id: 32, givenName: 'Anna', familyName: 'Gruber', department: null },
    ],
    studentMobilitiesForStudies: [
      row(US, GRAZ, { mobilitiesPerYear: 2, totalMonthsPerYear: 10.1 }),
      row(US, GRAZ, { mobilitiesPerYear: 1, totalMonthsPerYear: 5.2 }),
      row(GRAZ, US, { mobilitiesPerYear: 3, totalMonthsPerYear: 15 }),
    ],
    studentMobilitiesForTraineeship: [],
    staffMobilitiesForTeaching: [],
    staffMobilitiesForTraining: [],
    ...change,
  };
}

/** A row from one institution to another, in law. */
export function row<Numbers extends object>(
  fromInstitution: { readonly id: number },
  toInstitution: { readonly id: number },
  numbers: Numbers,
) {
  return {
    id: 1,
    fromInstitution,
    toInstitution,
    subjectAreasWithClarifications: [{ id: 1, ...LAW }],
    studyCycles: [
      { id: 1, studyCycle: '1st' as const },
      { id: 2, studyCycle: '2nd' as const },
    ],
    recommendedLanguageSkills: [
      { id: 1, languageLevel: 'B2' as const, language: { id: 2, name: 'German', nameGR: 'Γερμανικά' } },
      { id: 2, languageLevel: null, language: { id: 1, name: 'English', nameGR: 'Αγγλικά' } },
    ],
    ...numbers,
  };
}
