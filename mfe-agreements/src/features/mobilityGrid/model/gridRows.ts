import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { MobilityRowForm } from '../../../lib/mobilityRows/mobilityRow.ts';
import type { AgreementEdit } from './agreementEdit.ts';
import { rowsIn } from './rowsForm.ts';

/** A row of the table: one mobility row of one agreement. - index: in its list */
export type GridRow = {
  readonly edit: AgreementEdit;
  readonly list: MobilityList;
  readonly index: number;
  readonly row: MobilityRowForm;
};

/** Lists the rows of agreements, list by list in the order of the documents; those of an agreement that stays are the same objects again. */
export function gridRows(edits: readonly AgreementEdit[]): readonly GridRow[] {
  return edits.flatMap(rowsOfEdit);
}

const made = new WeakMap<AgreementEdit, readonly GridRow[]>();

function rowsOfEdit(edit: AgreementEdit): readonly GridRow[] {
  const known = made.get(edit);
  if (known !== undefined) return known;
  const rows = MOBILITY_LISTS.flatMap((list) =>
    rowsIn(edit.form, list).map((row, index) => ({ edit, list, index, row })),
  );
  made.set(edit, rows);
  return rows;
}

/** Names a row within the table. */
export function keyOf({ edit, list, row }: GridRow): string {
  return `${edit.id}/${list}/${row.key}`;
}
