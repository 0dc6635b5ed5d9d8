import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { isSame } from 'shared-record/model';
import type { MobilityRowForm } from '../../../lib/mobilityRows/mobilityRow.ts';
import { ROW_FORMS } from '../../../lib/mobilityRows/rowForms.ts';
import { changedLists, type AgreementEdit } from './agreementEdit.ts';
import { rowsIn } from './rowsForm.ts';

const RECORD = /^row-(\d+)$/;

/**
 * Writes the one body that saves what has changed in the rows of an agreement: the lists that changed, and of each row the members that did. What
 * is not named stays as it is, so that nothing that this release does not know is lost.
 */
export function toSavedRows(edit: AgreementEdit): object {
  const lists = changedLists(edit).map((list): readonly [string, readonly object[]] => [
    list,
    rowsIn(edit.form, list).map((row) =>
      toSavedRow(
        list,
        row,
        rowsIn(edit.opened, list).find(({ key }) => key === row.key),
      ),
    ),
  ]);
  return { id: edit.id, dateModified: edit.agreement.dateModified, ...Object.fromEntries(lists) };
}

function toSavedRow(list: MobilityList, row: MobilityRowForm, opened: MobilityRowForm | undefined): object {
  // The list tells of which kind its rows are.
  const { write } = ROW_FORMS[list] as { readonly write: (value: MobilityRowForm) => object };
  const body = write(row);
  const record = RECORD.exec(row.key)?.[1];
  // A row that somebody else removed and that is kept here is a new one.
  if (opened === undefined || record === undefined) return body;
  const before = new Map<string, unknown>(Object.entries(write(opened)));
  const changed = Object.entries(body).filter(([member, value]) => !isSame(value, before.get(member)));
  return { id: Number(record), ...Object.fromEntries(changed) };
}
