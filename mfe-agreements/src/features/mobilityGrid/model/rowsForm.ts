import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { formOf } from 'shared-contracts/members/form/formOf.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import { listOf, objectForm } from 'shared-contracts/members/form/formParts.ts';
import type { ConflictShape, DraftKind } from 'shared-record/model';
import { ROW_LISTS } from '../../../lib/mobilityRows/rowForms.ts';
import type { MobilityRowForm } from '../../../lib/mobilityRows/mobilityRow.ts';

/** The four lists of mobility rows of an agreement, as the wizard's form has them. */
export const ROWS_FORM = formOf(AGREEMENT, MOBILITY_LISTS, ROW_LISTS);
export interface RowsForm extends FormOf<typeof ROWS_FORM> {}

/** Two versions are compared row by row, and within a row member by member. */
export const ROWS_SHAPE: ConflictShape<RowsForm> = { fields: [], lists: MOBILITY_LISTS };

/**
 * What was typed into the rows of an agreement.
 *
 * - texts: what is no value of its cell, by the cell's name; see `cellName`
 */
export type TypedRows = { readonly form: RowsForm; readonly texts: Readonly<Record<string, string>> };

const TYPED_FORM = objectForm({
  form: ROWS_FORM,
  texts: listOf(objectForm({ cell: fieldForm({ type: 'text' }), text: fieldForm({ type: 'text' }) })),
});
/** The same as a draft has it. */
export interface DraftRows extends FormOf<typeof TYPED_FORM> {}

/** Drafts of rows, one for each agreement: no personal data. */
export const ROWS_DRAFT_KIND: DraftKind<DraftRows> = {
  name: 'mobilityRows',
  version: 1,
  schema: TYPED_FORM.schema,
};

export function toDraftRows({ form, texts }: TypedRows): DraftRows {
  return { form, texts: Object.entries(texts).map(([cell, text]) => ({ cell, text })) };
}

export function fromDraftRows({ form, texts }: DraftRows): TypedRows {
  return { form, texts: Object.fromEntries(texts.map(({ cell, text }) => [cell, text])) };
}

export function rowsIn(form: RowsForm, list: MobilityList): readonly MobilityRowForm[] {
  return form[list] ?? [];
}
