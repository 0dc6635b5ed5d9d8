import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import { listOf, objectForm } from 'shared-contracts/members/form/formParts.ts';
import type { DraftKind } from 'shared-record/model';
import type { Typed } from './typedValue.ts';

const text = fieldForm({ type: 'text' });

/** What is typed into the cells that are open: each by its path. */
const CELLS_FORM = objectForm({
  cells: listOf(
    objectForm({
      path: text,
      texts: listOf(objectForm({ member: text, text })),
      urls: listOf(objectForm({ value: text, language: text })),
    }),
  ),
});
export interface CellsForm extends FormOf<typeof CELLS_FORM> {}

/** Cells hold a person's phone and address before anybody has published them: what is typed is sealed. */
export const CELL_DRAFT_KIND: DraftKind<CellsForm> = {
  name: 'factsheetCells',
  version: 1,
  schema: CELLS_FORM.schema,
  isPersonal: true,
};

/** Writes cells as a draft keeps them. */
export function toCellsForm(cells: ReadonlyMap<string, Typed>): CellsForm {
  return {
    cells: [...cells].map(([path, { texts, urls }]) => ({
      path,
      texts: Object.entries(texts).map(([member, said]) => ({ member, text: said })),
      urls: urls.map((url) => ({ ...url })),
    })),
  };
}

/** Reads the cells of a draft. */
export function fromCellsForm({ cells }: CellsForm): ReadonlyMap<string, Typed> {
  return new Map(
    cells.map(({ path, texts, urls }) => [
      path,
      { texts: Object.fromEntries(texts.map((one) => [one.member, one.text])), urls },
    ]),
  );
}
