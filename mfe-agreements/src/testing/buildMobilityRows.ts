import type { ItemStaffRow, ItemStudentRow } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { GRAZ, LOCAL } from './institutions.ts';

export function buildStudentRow(change: Partial<ItemStudentRow> = {}): ItemStudentRow {
  return {
    id: 501,
    fromInstitution: LOCAL,
    fromDepartment: { id: 4, name: 'School of Law', institution: { id: 1 } },
    toInstitution: GRAZ,
    toDepartment: null,
    subjectAreasWithClarifications: [
      { clarification: null, subjectArea: { id: 421, code: '0421', name: 'Law' } },
    ],
    recommendedLanguageSkills: [{ languageLevel: 'B1', language: { id: 9, name: 'German', code: 'de' } }],
    mobilitiesPerYear: 2,
    totalMonthsPerYear: 10,
    otherInfoTerms: null,
    studyCycles: [{ studyCycle: '1st' }],
    blended: false,
    ...change,
  };
}

export function buildStaffRow(change: Partial<ItemStaffRow> = {}): ItemStaffRow {
  const {
    studyCycles: _cycles,
    totalMonthsPerYear: _months,
    blended: _blended,
    ...shared
  } = buildStudentRow({ id: 601 });
  return { ...shared, totalDaysPerYear: 10, ...change };
}
