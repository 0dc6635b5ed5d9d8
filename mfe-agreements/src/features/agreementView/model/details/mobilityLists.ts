import {
  MOBILITY_LISTS,
  type AgreementItem,
  type ItemStaffRow,
  type ItemStudentRow,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import { isLocal } from './sides.ts';

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

/** How many go and come each year, by the rows that say so. */
export type PlacesPerYear = { readonly outgoing: number; readonly incoming: number };

/** Adds up the rows of an agreement, those of students and those of staff; nothing for either without rows. */
export function placesPerYear(agreement: Pick<AgreementItem, MobilityList>): {
  readonly students?: PlacesPerYear;
  readonly staff?: PlacesPerYear;
} {
  const rows = filledLists(agreement).flatMap((list) => list.rows);
  const students = rows.filter(isStudentRow);
  const staff = rows.filter((row) => !isStudentRow(row));
  return {
    ...(students.length > 0 && { students: sumOf(students) }),
    ...(staff.length > 0 && { staff: sumOf(staff) }),
  };
}

function sumOf(rows: readonly MobilityRow[]): PlacesPerYear {
  const sum = (those: readonly MobilityRow[]) =>
    those.reduce((total, { mobilitiesPerYear }) => total + (mobilitiesPerYear ?? 0), 0);
  return {
    outgoing: sum(rows.filter(({ fromInstitution }) => isLocal(fromInstitution))),
    incoming: sum(rows.filter(({ toInstitution }) => isLocal(toInstitution))),
  };
}
