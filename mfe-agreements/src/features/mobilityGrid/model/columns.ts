import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { isStudentList } from '../../../lib/mobilityRows/mobilityRow.ts';
import { AREAS_FORMAT } from './formats/areas.ts';
import type { Format } from './formats/format.ts';
import { LANGUAGES_FORMAT } from './formats/languages.ts';
import { numberFormat } from './formats/numbers.ts';
import { CYCLES_FORMAT, TEXT_FORMAT, YES_NO_FORMAT } from './formats/simple.ts';

/** A member of a row that is edited in its cell. */
export type EditedMember =
  | 'subjectAreasWithClarifications'
  | 'mobilitiesPerYear'
  | 'totalMonthsPerYear'
  | 'totalDaysPerYear'
  | 'studyCycles'
  | 'recommendedLanguageSkills'
  | 'blended'
  | 'otherInfoTerms';

/**
 * A column of the table.
 *
 * - width: px
 * - edits: the member that its cells edit, and how; absent where cells are only read
 * - of: whose rows have the member; absent for all
 */
export type GridColumn = {
  readonly id: EditedMember | 'agreement' | 'kind' | 'from' | 'to' | 'perPerson' | 'years' | 'status';
  readonly width: number;
  readonly edits?: Format;
  readonly of?: 'students' | 'staff';
  readonly isNumeric?: boolean;
};
export type ColumnId = GridColumn['id'];
export type EditedColumn = GridColumn & { readonly id: EditedMember; readonly edits: Format };

const AMOUNT = numberFormat(false);

/** The columns in their order; the first one stays in sight. */
export const GRID_COLUMNS: readonly GridColumn[] = [
  { id: 'agreement', width: 112 },
  { id: 'kind', width: 100 },
  { id: 'from', width: 164 },
  { id: 'to', width: 164 },
  { id: 'subjectAreasWithClarifications', width: 150, edits: AREAS_FORMAT },
  { id: 'mobilitiesPerYear', width: 92, edits: numberFormat(true), isNumeric: true },
  { id: 'totalMonthsPerYear', width: 92, edits: AMOUNT, of: 'students', isNumeric: true },
  { id: 'totalDaysPerYear', width: 92, edits: AMOUNT, of: 'staff', isNumeric: true },
  { id: 'perPerson', width: 92, isNumeric: true },
  { id: 'studyCycles', width: 120, edits: CYCLES_FORMAT, of: 'students' },
  { id: 'recommendedLanguageSkills', width: 180, edits: LANGUAGES_FORMAT },
  { id: 'blended', width: 92, edits: YES_NO_FORMAT, of: 'students' },
  { id: 'otherInfoTerms', width: 240, edits: TEXT_FORMAT },
  { id: 'years', width: 104 },
  { id: 'status', width: 104 },
];

/** Tells whether rows of a list have what a column shows. */
export function isOf({ of }: Pick<GridColumn, 'of'>, list: MobilityList): boolean {
  return of === undefined || (of === 'students') === isStudentList(list);
}

export function isEdited(column: GridColumn): column is EditedColumn {
  return column.edits !== undefined;
}

/** The column in which a member of a row is shown; undefined for one that no column shows. */
export function columnOfMember(member: string): ColumnId | undefined {
  if (member.startsWith('from')) return 'from';
  if (member.startsWith('to') && !member.startsWith('total')) return 'to';
  return GRID_COLUMNS.find(({ id }) => id === member)?.id;
}
