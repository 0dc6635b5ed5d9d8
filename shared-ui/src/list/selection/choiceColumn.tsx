import type { Column } from '../table/column.ts';
import { RowCheckbox } from '../table/RowCheckbox.tsx';
import type { ListSelection } from './createSelection.ts';

/** - header: names the column; page, row: name the box at its head and that of a row */
type ChoiceTexts<Row> = {
  readonly header: string;
  readonly page: string;
  readonly row: (row: Row) => string;
};

/** The column of boxes by which rows are chosen; the box at its head chooses those of the page. */
export function choiceColumn<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { ids, choose, chooseAll }: ListSelection,
  texts: ChoiceTexts<Row>,
): Column<Row> {
  const page = rows.map(({ id }) => id);
  const chosen = page.filter((id) => ids.has(id)).length;
  const isPage = chosen > 0 && (chosen === page.length || 'mixed');
  return {
    id: 'choice',
    header: texts.header,
    head: <RowCheckbox label={texts.page} isChecked={isPage} onChange={(isOn) => chooseAll(page, isOn)} />,
    width: '40px',
    cell: (row) => (
      <RowCheckbox
        label={texts.row(row)}
        isChecked={ids.has(row.id)}
        onChange={(isOn, isRange) => choose(row.id, isOn, isRange ? page : null)}
      />
    ),
  };
}
