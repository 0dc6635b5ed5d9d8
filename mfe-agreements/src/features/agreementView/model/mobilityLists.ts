import {
  MOBILITY_LISTS,
  type AgreementItem,
  type ItemStaffRow,
  type ItemStudentRow,
  type MobilityList,
} from 'shared-contracts/entities/agreementItem.ts';
import type { LanguageLevel } from 'shared-contracts/members/levels.ts';

export type MobilityRow = ItemStudentRow | ItemStaffRow;

/** Lowest language level that the programme recommends for a list. Source: specification document 1, sections 2.5, 9. */
export const MINIMUM_LEVEL = {
  studentMobilitiesForStudies: 'B1',
  studentMobilitiesForTraineeship: 'B2',
  staffMobilitiesForTeaching: 'B2',
  staffMobilitiesForTraining: 'B2',
} as const satisfies Record<MobilityList, LanguageLevel>;

export type FilledList = { readonly list: MobilityList; readonly rows: readonly MobilityRow[] };

/** Gives the lists that have rows, in the documents' order. */
export function filledLists(agreement: Pick<AgreementItem, MobilityList>): readonly FilledList[] {
  return MOBILITY_LISTS.map((list) => ({ list, rows: agreement[list] })).filter(
    ({ rows }) => rows.length > 0,
  );
}

export function isStudentRow(row: MobilityRow): row is ItemStudentRow {
  return 'studyCycles' in row;
}

/** Total of a row per academic year: months of all students, or days of all staff. */
export function totalOf(row: MobilityRow): number | null {
  return (isStudentRow(row) ? row.totalMonthsPerYear : row.totalDaysPerYear) ?? null;
}
