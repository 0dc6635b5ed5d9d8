import type { RowsOfAgreement } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { differencesOf, isSame, mergeForms, type StoredDraft } from 'shared-record/model';
import { cellName, openedEdit, type AgreementEdit } from './agreementEdit.ts';
import { columnOfMember } from './columns.ts';
import { fromDraftRows, ROWS_SHAPE, type DraftRows, type RowsForm, type TypedRows } from './rowsForm.ts';

/** What was typed into rows, with what it began from. */
export type Typed = TypedRows & { readonly opened: RowsForm };

/**
 * Goes on with what was typed, on top of an agreement as it is now. What only one side changed is taken from that side; of a cell that both changed what was typed here
 * stays, and is marked with what stands there now. Nothing is saved by it.
 */
export function onTopOf(
  typed: Typed,
  current: RowsOfAgreement,
  permissions: readonly Permission[],
): AgreementEdit {
  const now = openedEdit(current, permissions);
  const between = { opened: typed.opened, mine: typed.form, theirs: now.opened };
  const meanwhile = new Map<string, unknown>();
  for (const { isBoth, list, item, member, theirs } of differencesOf(between, ROWS_SHAPE)) {
    const ofList = MOBILITY_LISTS.find((one) => one === list);
    if (!isBoth || ofList === undefined || item === undefined) continue;
    const column = member === undefined ? 'agreement' : columnOfMember(member);
    if (column !== undefined) meanwhile.set(cellName(ofList, item.key, column), theirs);
  }
  const form = mergeForms(between, ROWS_SHAPE);
  // What is as it is saved is the same object, so that nobody need compare it again.
  const merged = isSame(form, now.opened) ? now.opened : form;
  return { ...now, form: merged, texts: typed.texts, meanwhile };
}

/** Goes on with drafts of an agreement, on top of what is in the table: what was typed last stands. */
export function withDrafts(
  edit: AgreementEdit,
  drafts: ReadonlyArray<Pick<StoredDraft<DraftRows>, 'draft'>>,
  permissions: readonly Permission[],
): AgreementEdit {
  return drafts
    .flatMap(({ draft }) => draft ?? [])
    .toSorted((one, other) => one.savedAt.localeCompare(other.savedAt))
    .reduce((now, draft) => {
      const typed = { ...fromDraftRows(draft.form), opened: draft.opened.form };
      const onSaved = onTopOf(typed, now.agreement, permissions);
      if (now.form === now.opened && Object.keys(now.texts).length === 0) return onSaved;
      const between = { opened: typed.opened, mine: typed.form, theirs: now.form };
      return { ...onSaved, form: mergeForms(between, ROWS_SHAPE), texts: { ...now.texts, ...typed.texts } };
    }, edit);
}
