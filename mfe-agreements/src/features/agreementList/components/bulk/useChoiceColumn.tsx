import type { AgreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { useTranslation } from 'shared-ui/core';
import { type Column, RowCheckbox } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementSelection } from '../../selection/useSelection.ts';

/** The column of boxes by which agreements are chosen; the box at its head chooses those of the page. */
export function useChoiceColumn(
  rows: readonly AgreementListRow[],
  { ids, choose, chooseAll }: AgreementSelection,
): Column<AgreementListRow> {
  const { t } = useTranslation(MODULE_ID);
  const page = rows.map(({ id }) => id);
  const chosen = page.filter((id) => ids.has(id)).length;
  const isPage = chosen > 0 && (chosen === page.length || 'mixed');
  return {
    id: 'choice',
    header: t('agreementList.useChoiceColumn.header'),
    head: (
      <RowCheckbox
        label={t('agreementList.useChoiceColumn.page')}
        isChecked={isPage}
        onChange={(isOn) => chooseAll(page, isOn)}
      />
    ),
    width: '40px',
    cell: ({ id }) => (
      <RowCheckbox
        label={t('agreementList.useChoiceColumn.row', { id })}
        isChecked={ids.has(id)}
        onChange={(isOn, isRange) => choose(id, isOn, isRange ? page : null)}
      />
    ),
  };
}
