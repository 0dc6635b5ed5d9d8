import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { partnersOf } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import type { DepartmentExportRow } from 'shared-contracts/agreements/entities/departmentExportRow.ts';
import type { DepartmentName } from 'shared-contracts/institutions/entities/departmentName.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import type { Row } from 'shared-sheet/page';
import { mobilitySums } from './mobilitySums.ts';

/** Heads of the file, in Greek whatever the language of the page. Source: specification document 2, section 2.3. */
export const DEPARTMENT_SHEET_HEADS = [
  'ID',
  'Συντονιστής συμφωνίας',
  'Ονομασία ιδρύματος',
  'Κωδικός Erasmus',
  'Από',
  'Έως',
  'Γνωστικό αντικείμενο',
  'Τμήμα',
  'Δράση',
  'Εξερχόμενοι',
  'Συνολική διάρκεια',
  'Εισερχόμενοι',
  'Συνολική διάρκεια',
] as const;

/** Rows of one agreement and partner. */
export const ROWS_OF_A_PARTNER = MOBILITY_LISTS.length;

/** The list reads no roles: whoever is among these coordinators is one. */
const COORDINATOR = [{ value: 'Departmental Coordinator' }];

/**
 * Gives the rows of an agreement in the file of a department: four for each partner.
 *
 * - coordinator: those of this department alone, since an agreement of two departments stands in the files of both
 * - durations: months of students, days of staff
 */
export function toDepartmentRows(agreement: DepartmentExportRow, department: DepartmentName): readonly Row[] {
  const { id, startYear, endYear } = agreement;
  const coordinators = coordinatorsOf(agreement, department.id);
  return partnersOf(agreement).flatMap((partner) =>
    mobilitySums(agreement, partner.id).map(({ list, outgoing, incoming, subjectAreas }): Row => [
      id,
      coordinators,
      nameIn(partner, 'gr') || null,
      partner.erasmusCode ?? null,
      yearText(startYear),
      yearText(endYear),
      subjectAreas.join('; '),
      nameIn(department, 'gr'),
      actionText(list),
      outgoing.people,
      outgoing.duration,
      incoming.people,
      incoming.duration,
    ]),
  );
}

export function coordinatorsOf(
  { departmentalCoordinatorContacts }: DepartmentExportRow,
  department: number,
): string {
  return departmentalCoordinatorContacts
    .filter((contact) => contact.department?.id === department)
    .map(({ givenName, familyName }) => personText({ givenName, familyName, roles: COORDINATOR }, 'el'))
    .join('; ');
}

export function yearText(year: DepartmentExportRow['startYear']): string | null {
  return year == null ? null : (year.name ?? academicYearName(year.id));
}

export function actionText(list: MobilityList): string {
  return AGREEMENT.links[list].label.el;
}
