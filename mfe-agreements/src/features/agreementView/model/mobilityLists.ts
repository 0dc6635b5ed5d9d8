import {
  MOBILITY_LISTS,
  type AgreementItem,
  type ItemStaffRow,
  type ItemStudentRow,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';

export type MobilityRow = ItemStudentRow | ItemStaffRow;

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
