import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { isSame } from 'shared-record/model';
import { cellName, valueIn, type AgreementEdit } from './agreementEdit.ts';
import { columnOfMember, type EditedColumn, type EditedMember } from './columns.ts';
import type { GridRow } from './gridRows.ts';
import type { GridWords } from './gridWords.ts';
import { rowsIn } from './rowsForm.ts';

/** What a cell holds: a value, or besides it a text that is none. */
export type CellState = { readonly value: unknown; readonly text: string | undefined };

/** What becomes of one cell. */
export type CellChange = {
  readonly agreement: number;
  readonly list: MobilityList;
  readonly row: string;
  readonly member: EditedMember;
  readonly before: CellState;
  readonly after: CellState;
};

/** Cells that one act changes together, and one undo brings back. */
export type Step = readonly CellChange[];

export function stateOf({ edit, list, row }: GridRow, { id }: EditedColumn): CellState {
  return { value: valueIn(row, id), text: edit.texts[cellName(list, row.key, id)] };
}

/** Puts a text into a cell: the value that it says, or where it says none the text itself, so that nothing is lost; undefined where the cell says that already. */
export function typedChange(
  row: GridRow,
  column: EditedColumn,
  text: string,
  words: GridWords,
): CellChange | undefined {
  const before = stateOf(row, column);
  const shown = before.text ?? column.edits.write(before.value, words);
  // A value is not rounded by a glance into its cell.
  if (text === shown) return undefined;
  const read = column.edits.read(text, words);
  return changeTo(
    row,
    column,
    'value' in read ? { value: read.value, text: undefined } : { ...before, text },
  );
}

/** Puts a state into a cell; undefined where it is there already. */
export function changeTo(row: GridRow, column: EditedColumn, after: CellState): CellChange | undefined {
  const before = stateOf(row, column);
  if (before.text === after.text && isSame(before.value, after.value)) return undefined;
  return {
    agreement: row.edit.id,
    list: row.list,
    row: row.row.key,
    member: column.id,
    before,
    after,
  };
}

/** Takes a step, or takes it back; cells of rows that are gone are passed over. */
export function withStep(
  edits: readonly AgreementEdit[],
  step: Step,
  way: 'before' | 'after',
): readonly AgreementEdit[] {
  const of = new Map<number, CellChange[]>();
  for (const change of step) of.set(change.agreement, [...(of.get(change.agreement) ?? []), change]);
  return edits.map((edit) => {
    const changes = of.get(edit.id);
    return changes === undefined
      ? edit
      : changes.reduce((now, change) => withChange(now, change, change[way]), edit);
  });
}

function withChange(
  edit: AgreementEdit,
  { list, row: key, member }: CellChange,
  { value, text }: CellState,
): AgreementEdit {
  const index = rowsIn(edit.form, list).findIndex((row) => row.key === key);
  if (index < 0) return edit;
  const rows = rowsIn(edit.form, list).map((row) => (row.key === key ? { ...row, [member]: value } : row));
  const name = cellName(list, key, member);
  const { [name]: _before, ...texts } = edit.texts;
  const meanwhile = new Map(edit.meanwhile);
  meanwhile.delete(name);
  return {
    ...edit,
    form: { ...edit.form, [list]: rows },
    texts: text === undefined ? texts : { ...texts, [name]: text },
    refused: edit.refused.filter(({ field }) => !isAt(field, list, index, member)),
    meanwhile,
  };
}

function isAt(field: string, list: MobilityList, index: number, member: EditedMember): boolean {
  const [ofList, ofIndex, ofMember = ''] = field.split(/[/.]/);
  return ofList === list && ofIndex === String(index) && columnOfMember(ofMember) === member;
}
