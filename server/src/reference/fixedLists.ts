import {
  academicYearName,
  FIRST_ACADEMIC_YEAR,
  LAST_ACADEMIC_YEAR,
} from 'shared-contracts/dates/academicYear.ts';
import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';

type NamedRow = readonly [id: number, name: string];

const byId = (names: Readonly<Record<string, number>>): readonly NamedRow[] =>
  Object.entries(names).map(([name, id]) => [id, name]);

export const AGREEMENT_STATUS_ROWS = byId(AGREEMENT_STATUS);
export const EWP_STATUS_ROWS = byId(EWP_STATUS);

export const ACADEMIC_YEAR_ROWS: readonly NamedRow[] = Array.from(
  { length: LAST_ACADEMIC_YEAR - FIRST_ACADEMIC_YEAR + 1 },
  (_, index) => [FIRST_ACADEMIC_YEAR + index, academicYearName(FIRST_ACADEMIC_YEAR + index)],
);

/** What somebody does for an agreement; the first one is what the local contact step asks for. */
export const ROLE_DESCRIPTION_ROWS: readonly NamedRow[] = [
  [1, 'Departmental Coordinator'],
  [2, 'Institutional Coordinator'],
  [3, 'Legal Representative'],
  [4, 'Signatory'],
  [5, 'Administrative Contact'],
  [6, 'Incoming Students Contact'],
  [7, 'Outgoing Students Contact'],
  [8, 'Staff Mobility Contact'],
];

/** Groups of users; new users who come with an agreement belong to `Instructors`. */
export const GROUP_ROWS: readonly NamedRow[] = [
  [1, 'International Relations Office'],
  [2, 'Instructors'],
  [3, 'Students'],
];

/** Departments of a university that the shipped list of departments is not about: name, Greek name, domain. */
export const DEPARTMENTS_OF_ANY_UNIVERSITY = [
  ['Faculty of Arts and Humanities', 'Σχολή Τεχνών και Ανθρωπιστικών Επιστημών', null],
  ['Faculty of Economics and Business', 'Σχολή Οικονομικών και Διοίκησης', null],
  ['Faculty of Engineering', 'Πολυτεχνική Σχολή', null],
  ['Faculty of Law and Social Sciences', 'Σχολή Νομικών και Κοινωνικών Επιστημών', null],
  ['Faculty of Medicine and Health', 'Σχολή Ιατρικής και Επιστημών Υγείας', null],
  ['Faculty of Science', 'Σχολή Θετικών Επιστημών', null],
] as const;
