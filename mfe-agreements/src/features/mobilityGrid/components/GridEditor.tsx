import type { RowsOfAgreement, CodedLanguage } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import type { SubjectArea } from 'shared-contracts/reference/mobilityChoices.ts';
import { useId, useState, type ReactNode } from 'react';
import { LeaveDialog } from 'shared-record/edit';
import { Alert, formatNumber, Page, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { useLeaveGuard } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ColumnId } from '../model/columns.ts';
import type { GridRow } from '../model/gridRows.ts';
import { useColumnNames } from '../useColumnNames.ts';
import { useGridEdit } from '../useGridEdit.ts';
import { useGridWords } from '../useGridWords.ts';
import { rangeOf } from '../sheet/range.ts';
import { CellDetail } from './CellDetail.tsx';
import { DraftsNotice } from './DraftsNotice.tsx';
import { GridBar } from './GridBar.tsx';
import { LeftTexts } from './LeftTexts.tsx';
import { MisfitNotice } from './MisfitNotice.tsx';
import { SaveResults } from './SaveResults.tsx';
import { Sheet } from './Sheet.tsx';

type GridEditorProps = {
  readonly agreements: readonly RowsOfAgreement[];
  /** Agreements that were asked for and are not in the table. */
  readonly missing: number;
  readonly areas: readonly SubjectArea[];
  readonly languages: readonly CodedLanguage[];
  readonly back: ReactNode;
};

/** The table of the rows of some agreements, what can be done with it, and what became of it. */
export function GridEditor({ agreements, missing, areas, languages, back }: GridEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const detailId = useId();
  const words = useGridWords(areas, languages);
  const columnName = useColumnNames();
  const grid = useGridEdit(agreements, words);
  const { rows, selection, drafts, saves } = grid;
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useLeaveGuard(grid.unsaved > 0 && !isLeaving);
  const { top, bottom, left, right } = rangeOf(selection);
  const [lines, columns] = [bottom - top + 1, right - left + 1];
  const cellTitle = ({ list, index }: GridRow, column: ColumnId) =>
    t('mobilityGrid.GridEditor.cell', {
      kind: words.kinds[list],
      row: index + 1,
      column: columnName(column),
    });
  const count = (number: number) => formatNumber(number, tag);
  const counted = (what: 'rows' | 'columns', number: number) =>
    t(`mobilityGrid.GridEditor.${what}`, { count: number, number: count(number) });
  return (
    <Page
      title={t('mobilityGrid.MobilityGridPage.title')}
      description={t('mobilityGrid.GridEditor.count', {
        count: agreements.length,
        rows: counted('rows', rows.length),
        agreements: count(agreements.length),
      })}
      actions={back}
    >
      <Stack gap="M">
        {missing > 0 && (
          <Alert kind="warning">
            {t('mobilityGrid.GridEditor.missing', { count: missing, number: count(missing) })}
          </Alert>
        )}
        <DraftsNotice drafts={drafts.offered} onTake={grid.takeDrafts} onDrop={drafts.drop} />
        {drafts.hasFailed && <Alert kind="warning">{t('mobilityGrid.GridEditor.notKept')}</Alert>}
        <SaveResults
          results={saves.results}
          cellsOf={(id) => grid.faultyCells(id, cellTitle)}
          onGo={grid.goToAgreement}
          onClose={saves.forget}
        />
        <MisfitNotice found={grid.found} columnName={columnName} onClose={grid.forgetFound} />
        <LeftTexts edits={grid.edits} onClose={grid.forgetLeft} />
        <GridBar grid={grid} />
        <CellDetail id={detailId} grid={grid} words={words} columnName={columnName} />
        <Sheet
          rows={rows}
          words={words}
          label={t('mobilityGrid.GridEditor.label')}
          selectedText={
            lines * columns > 1
              ? t('mobilityGrid.GridEditor.selected', {
                  rows: counted('rows', lines),
                  columns: counted('columns', columns),
                })
              : ''
          }
          detailId={detailId}
          faultsOf={grid.faultsOf}
          columnName={columnName}
          selection={selection}
          onSelect={grid.select}
          focusAsked={grid.focusAsked}
          {...grid.commands}
        />
      </Stack>
      <LeaveDialog
        isOpen={leave.isAsking}
        isLost={drafts.hasFailed}
        onLeave={() => setIsLeaving(true)}
        onStay={leave.stay}
      />
    </Page>
  );
}
