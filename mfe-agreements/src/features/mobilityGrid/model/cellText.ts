import { MOBILITY_LISTS, type ItemDepartment } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { RowsOfAgreement } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { writeNumber } from 'shared-ui/fields';
import { isStudentRow, type MobilityRowForm } from '../../../lib/mobilityRows/mobilityRow.ts';
import { cellName, partnersIn, valueIn } from './agreementEdit.ts';
import { isEdited, isOf, type ColumnId, type GridColumn } from './columns.ts';
import type { GridRow } from './gridRows.ts';
import type { GridWords } from './gridWords.ts';

/** Words of the columns that are only read. */
export type ReadWords = {
  readonly kinds: Readonly<Record<GridRow['list'], string>>;
  readonly statuses: (status: number) => string;
};

/** What a cell shows and is copied as; `''` where a row has nothing of the kind. */
export function cellText(row: GridRow, column: GridColumn, words: GridWords & ReadWords): string {
  if (!isOf(column, row.list)) return '';
  if (!isEdited(column)) return readText(row, column.id, words);
  const typed = row.edit.texts[cellName(row.list, row.row.key, column.id)];
  return typed ?? column.edits.write(valueIn(row.row, column.id), words);
}

function readText(row: GridRow, column: ColumnId, words: GridWords & ReadWords): string {
  const { agreement } = row.edit;
  switch (column) {
    case 'agreement':
      return `${agreement.id} ${partnersIn(agreement)
        .map((partner) => partner.erasmusCode?.replaceAll(/\s+/g, ' ') ?? nameIn(partner, words.language))
        .join(', ')}`;
    case 'kind':
      return words.kinds[row.list];
    case 'from':
      return endText(row, 'from', words);
    case 'to':
      return endText(row, 'to', words);
    case 'perPerson':
      return perPerson(row.row, words);
    case 'years':
      return [agreement.startYear, agreement.endYear]
        .map(({ id }) => academicYearName(id).slice(0, 4))
        .join(' – ');
    default:
      return words.statuses(agreement.status.id);
  }
}

/** The department at one end of a row, or else the institution. */
function endText({ row, edit }: GridRow, end: 'from' | 'to', { language }: GridWords): string {
  const department = row[`${end}Department`];
  const id = row[`${end}Institution`];
  const institution = edit.agreement.institutions.find((one) => one.id === id);
  const code = institution?.erasmusCode?.replaceAll(/\s+/g, ' ');
  const known = department?.id == null ? undefined : departmentsIn(edit.agreement).get(department.id);
  const name = nameIn(known, language) || (department?.name ?? nameIn(institution, language));
  return [code, name].filter(Boolean).join(' · ') || (id === null ? '' : `#${id}`);
}

/** The departments that the rows of an agreement name, by their ids; a form keeps one name of them. */
function departmentsIn(agreement: RowsOfAgreement): ReadonlyMap<number, ItemDepartment> {
  const known = departments.get(agreement);
  if (known !== undefined) return known;
  const rows = MOBILITY_LISTS.flatMap((list) => [...agreement[list]]);
  const named = rows.flatMap(({ fromDepartment, toDepartment }) =>
    [fromDepartment ?? [], toDepartment ?? []].flat(),
  );
  const found = new Map(named.map((department) => [department.id, department]));
  departments.set(agreement, found);
  return found;
}

const departments = new WeakMap<RowsOfAgreement, ReadonlyMap<number, ItemDepartment>>();

/** Months or days of one person; `''` while either number is missing. */
function perPerson(row: MobilityRowForm, { tag }: GridWords): string {
  const total = isStudentRow(row) ? row.totalMonthsPerYear : row.totalDaysPerYear;
  const people = row.mobilitiesPerYear;
  if (total === null || people === null || people <= 0) return '';
  return writeNumber(Math.round((total / people) * 100) / 100, tag);
}
