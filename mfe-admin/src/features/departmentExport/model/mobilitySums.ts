import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { DepartmentExportRow } from 'shared-contracts/agreements/entities/departmentExportRow.ts';
import { nameIn } from 'shared-contracts/text/names.ts';

export type AnyRow = DepartmentExportRow[MobilityList][number];
/** A row of students has the one, a row of staff the other. */
type Durations = {
  readonly totalMonthsPerYear?: number | null | undefined;
  readonly totalDaysPerYear?: number | null | undefined;
};

/** People and, of all of them together, months (students) or days (staff) in each academic year; 0 where nobody goes. - duration: null where people go and no row says for how long, as partners may leave it out */
export type Direction = { readonly people: number; readonly duration: number | null };

/** One action between us and a partner. - subjectAreas: code and Greek name of each, once */
export type MobilitySums = {
  readonly list: MobilityList;
  readonly outgoing: Direction;
  readonly incoming: Direction;
  readonly subjectAreas: readonly string[];
};

/** Sums what an agreement has with one partner, action by action, in the order of the documents. */
export function mobilitySums(agreement: DepartmentExportRow, partner: number): readonly MobilitySums[] {
  return MOBILITY_LISTS.map((list) => {
    const rows: readonly AnyRow[] = agreement[list];
    const outgoing = rows.filter((row) => isBetween(row, LOCAL_INSTITUTION_ID, partner));
    const incoming = rows.filter((row) => isBetween(row, partner, LOCAL_INSTITUTION_ID));
    return {
      list,
      outgoing: sumOf(outgoing),
      incoming: sumOf(incoming),
      subjectAreas: subjectAreasOf([...outgoing, ...incoming]),
    };
  });
}

export function isBetween({ fromInstitution, toInstitution }: AnyRow, from: number, to: number): boolean {
  return fromInstitution?.id === from && toInstitution?.id === to;
}

function sumOf(rows: readonly AnyRow[]): Direction {
  const people = rows.reduce((sum, { mobilitiesPerYear }) => sum + (mobilitiesPerYear ?? 0), 0);
  const durations = rows.flatMap((row) => durationOf(row) ?? []);
  const duration = durations.reduce((sum, one) => sum + one, 0);
  if (rows.length > 0 && durations.length === 0) return { people, duration: null };
  // Durations have two decimals, of which sums of binary fractions know nothing.
  return { people, duration: Math.round(duration * 100) / 100 };
}

function durationOf(row: AnyRow): number | null {
  const { totalMonthsPerYear, totalDaysPerYear }: Durations = row;
  return totalMonthsPerYear ?? totalDaysPerYear ?? null;
}

/** Code and Greek name of each subject area of some rows, once. */
export function subjectAreasOf(rows: readonly AnyRow[]): readonly string[] {
  const areas = rows
    .flatMap(({ subjectAreasWithClarifications }) => subjectAreasWithClarifications)
    .map(({ subjectArea }) => [subjectArea?.code, nameIn(subjectArea, 'gr')].filter(Boolean).join(' '));
  return [...new Set(areas.filter((text) => text !== ''))];
}
