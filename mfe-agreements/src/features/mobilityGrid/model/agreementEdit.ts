import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import { refusalOf } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { RowsOfAgreement } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import { readForm } from 'shared-contracts/members/form/formPart.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { isSame } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import type { MobilityRowForm } from '../../../lib/mobilityRows/mobilityRow.ts';
import type { ColumnId, EditedMember } from './columns.ts';
import { ROWS_FORM, rowsIn, type RowsForm, type TypedRows } from './rowsForm.ts';

/**
 * An agreement whose rows are in the table.
 *
 * - agreement: as it was read last, and what a save of it names as its version
 * - locked: why nothing of it can be edited; undefined when it can
 * - opened, form: its rows as they were read, and as they are now
 * - texts: what was typed and is no value of its cell, by {@link cellName}
 * - refused: what the server refused of the last save, by the rows as they were sent
 * - meanwhile: cells that somebody else saved otherwise since they were typed here, with what stands there now; the name of a row alone where that row was removed
 */
export type AgreementEdit = TypedRows & {
  readonly id: number;
  readonly agreement: RowsOfAgreement;
  readonly locked: Refusal | undefined;
  readonly opened: RowsForm;
  readonly refused: readonly FieldIssue[];
  readonly meanwhile: ReadonlyMap<string, unknown>;
};

export function openedEdit(agreement: RowsOfAgreement, permissions: readonly Permission[]): AgreementEdit {
  const form = readForm(ROWS_FORM, agreement);
  return {
    id: agreement.id,
    agreement,
    locked: refusalOf('edit', statedFacts(agreement), permissions),
    opened: form,
    form,
    texts: {},
    refused: [],
    meanwhile: new Map(),
  };
}

/** Tells whether something was typed into an agreement that is not saved. */
export function isChanged(edit: AgreementEdit): boolean {
  return unreadTexts(edit).length > 0 || changedLists(edit).length > 0;
}

/** Names of cells whose text is no value of theirs. */
export function unreadTexts(edit: AgreementEdit): readonly string[] {
  const left = leftTexts(edit);
  return Object.keys(edit.texts).filter((name) => !left.includes(name));
}

/** Names of cells that hold such a text and are not there any more, as somebody else removed their rows. */
export function leftTexts({ texts, form }: TypedRows): readonly string[] {
  const names = Object.keys(texts);
  if (names.length === 0) return names;
  const rows = new Set(
    MOBILITY_LISTS.flatMap((list) => rowsIn(form, list).map(({ key }) => rowName(list, key))),
  );
  return names.filter((name) => !rows.has(name.slice(0, name.lastIndexOf('/'))));
}

/** Forgets such texts: somebody has read them. */
export function withoutLeft(edit: AgreementEdit): AgreementEdit {
  const left = leftTexts(edit);
  const texts = Object.entries(edit.texts).filter(([name]) => !left.includes(name));
  return left.length === 0 ? edit : { ...edit, texts: Object.fromEntries(texts) };
}

export function changedLists({
  form,
  opened,
}: Pick<AgreementEdit, 'form' | 'opened'>): readonly MobilityList[] {
  return form === opened ? [] : MOBILITY_LISTS.filter((list) => !isSame(form[list], opened[list]));
}

/** Names a row within its agreement. */
export function rowName(list: MobilityList, key: string): string {
  return `${list}/${key}`;
}

/** Names a cell within its agreement. */
export function cellName(list: MobilityList, key: string, column: ColumnId): string {
  return `${rowName(list, key)}/${column}`;
}

/** The value of a member of a row; which members it has its list says. */
export function valueIn(row: MobilityRowForm, member: EditedMember): unknown {
  return Reflect.get(row, member);
}

/** Lists the cells of an agreement that hold something else than what is saved; the same set while it stays as it is. */
export function changedCells(edit: AgreementEdit): ReadonlySet<string> {
  const known = foundChanged.get(edit) ?? findChanged(edit);
  foundChanged.set(edit, known);
  return known;
}

const foundChanged = new WeakMap<AgreementEdit, ReadonlySet<string>>();

function findChanged(edit: AgreementEdit): ReadonlySet<string> {
  const changed = new Set(Object.keys(edit.texts));
  for (const list of changedLists(edit)) {
    const before = new Map(rowsIn(edit.opened, list).map((row) => [row.key, row]));
    for (const row of rowsIn(edit.form, list)) {
      const old = before.get(row.key);
      for (const [member, value] of Object.entries(row)) {
        if (old === undefined || !isSame(value, Reflect.get(old, member)))
          changed.add(`${rowName(list, row.key)}/${member}`);
      }
    }
  }
  return changed;
}

/** Institutions of an agreement besides ours. */
export function partnersIn({ institutions }: RowsOfAgreement): RowsOfAgreement['institutions'] {
  return institutions.filter(({ id }) => id !== LOCAL_INSTITUTION_ID);
}
