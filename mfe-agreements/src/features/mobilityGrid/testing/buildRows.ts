import type { ItemStaffRow, ItemStudentRow } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { RowsOfAgreement } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { buildStaffRow, buildStudentRow } from '../../../testing/buildMobilityRows.ts';
import { GRAZ, LOCAL } from '../../../testing/institutions.ts';
import { openedEdit, type AgreementEdit } from '../model/agreementEdit.ts';
import { gridRows, type GridRow } from '../model/gridRows.ts';
import type { AllWords } from '../useGridWords.ts';

export const AREAS = [
  { id: 421, code: '0421', name: 'Law', nameGR: 'Νομική' },
  { id: 613, code: '0613', name: 'Software development', nameGR: 'Ανάπτυξη λογισμικού' },
  { id: 42, code: '042', name: 'Law', nameGR: 'Νομική' },
];
export const LANGUAGES = [
  { id: 9, name: 'German', nameGR: 'Γερμανικά', code: 'de' },
  { id: 10, name: 'English', nameGR: 'Αγγλικά', code: 'en' },
];

export function wordsIn(language: Language = 'en'): AllWords {
  const isGreek = language === 'gr';
  return {
    language,
    tag: isGreek ? 'el' : 'en',
    areas: AREAS,
    languages: LANGUAGES,
    yesNo: isGreek ? { yes: 'Ναι', no: 'Όχι' } : { yes: 'Yes', no: 'No' },
    kinds: {
      studentMobilitiesForStudies: 'Studies',
      studentMobilitiesForTraineeship: 'Traineeship',
      staffMobilitiesForTeaching: 'Teaching',
      staffMobilitiesForTraining: 'Training',
    },
    statuses: String,
  };
}

export function studentRow(id: number, change: Partial<ItemStudentRow> = {}): ItemStudentRow {
  return buildStudentRow({ id, ...change });
}

export function staffRow(id: number, change: Partial<ItemStaffRow> = {}): ItemStaffRow {
  return buildStaffRow({ id, ...change });
}

/** A draft with one row of students and one of staff. */
export function rowsOf(id: number, change: Partial<RowsOfAgreement> = {}): RowsOfAgreement {
  return {
    id,
    dateModified: '2026-10-06T09:30:00.000Z',
    startYear: { id: 2026, name: '2026-2027' },
    endYear: { id: 2028, name: '2028-2029' },
    institutions: [LOCAL, GRAZ],
    partnerAgreementIdentifications: [],
    status: { id: 1, name: 'Draft' },
    ewpStatus: { id: 1, name: 'Not notified' },
    terminated: 0,
    localStatus: 0,
    isDeleted: false,
    studentMobilitiesForStudies: [studentRow(id * 10 + 1)],
    studentMobilitiesForTraineeship: [],
    staffMobilitiesForTeaching: [staffRow(id * 10 + 2)],
    staffMobilitiesForTraining: [],
    ...change,
  };
}

export const APPROVED = { status: { id: 3, name: 'Final' }, ewpStatus: { id: 7, name: 'Approved by all' } };

export function openedRows(...agreements: readonly RowsOfAgreement[]): {
  readonly edits: readonly AgreementEdit[];
  readonly rows: readonly GridRow[];
} {
  const edits = agreements.map((agreement) => openedEdit(agreement, ROLE_PERMISSIONS.IRO));
  return { edits, rows: gridRows(edits) };
}
