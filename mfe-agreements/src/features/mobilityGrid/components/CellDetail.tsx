import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import {
  Button,
  fieldErrorKey,
  fieldErrorText,
  makeStyles,
  TextLink,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { STEP_OF_MEMBER } from '../../../lib/wizardStepIds.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { cellName } from '../model/agreementEdit.ts';
import { cellText } from '../model/cellText.ts';
import { GRID_COLUMNS, isEdited, isOf, type ColumnId, type GridColumn } from '../model/columns.ts';
import { byId } from '../model/gridWords.ts';
import type { GridRow } from '../model/gridRows.ts';
import type { CellFault } from '../model/rowFaults.ts';
import type { GridEdit } from '../useGridEdit.ts';
import type { AllWords } from '../useGridWords.ts';

type CellDetailProps = {
  /** By which the cell names it as its description. */
  readonly id: string;
  readonly grid: GridEdit;
  readonly words: AllWords;
  readonly columnName: (column: ColumnId) => string;
};

/** Says of the cell that has the focus what it holds in full, how it is written, what is wrong with it, or why it is only read. */
export function CellDetail({ id, grid, words, columnName }: CellDetailProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { cursor } = grid.selection;
  const [row, column] = [grid.rows[cursor.row], GRID_COLUMNS[cursor.column]];
  if (row === undefined || column === undefined) return <p id={id}>{t('mobilityGrid.CellDetail.noRows')}</p>;
  const fault = grid.faultsOf(row.edit).get(cellName(row.list, row.row.key, column.id));
  const step = STEP_OF_MEMBER[row.list];
  return (
    <section className={styles.detail} aria-label={t('mobilityGrid.CellDetail.label')}>
      <div id={id} className={styles.text}>
        <p className={styles.line}>
          <strong>{columnName(column.id)}</strong> · {words.kinds[row.list]} ·{' '}
          {t('mobilityGrid.CellDetail.agreement', { id: row.edit.id, number: row.index + 1 })}
        </p>
        <p className={styles.value}>{fullText(row, column, words) || t('mobilityGrid.CellDetail.empty')}</p>
        {fault !== undefined && <FaultText fault={fault} column={column} words={words} />}
        <p className={styles.hint}>{hintOf(row, column)}</p>
      </div>
      {fault?.kind === 'meanwhile' && isEdited(column) && (
        <div>
          <Button size="small" onClick={() => grid.takeTheirs(fault.theirs)}>
            {t('mobilityGrid.CellDetail.takeTheirs')}
          </Button>
        </div>
      )}
      <TextLink to={`/iia/edit/${row.edit.id}?step=${step}#${row.list}/${row.index}/${wizardMember(column)}`}>
        {t('mobilityGrid.CellDetail.inForm', { id: row.edit.id })}
      </TextLink>
    </section>
  );

  function hintOf(of: GridRow, shown: GridColumn): string {
    const { locked } = of.edit;
    if (locked !== undefined)
      return t('mobilityGrid.CellDetail.locked', { reason: t(fieldErrorKey(locked)) });
    if (!isOf(shown, of.list))
      return t(`mobilityGrid.CellDetail.${shown.of === 'staff' ? 'ofStaff' : 'ofStudents'}`);
    return isEdited(shown) ? t(`mobilityGrid.hints.${shown.id}`) : t('mobilityGrid.CellDetail.onlyRead');
  }
}

function FaultText({
  fault,
  column,
  words,
}: {
  readonly fault: CellFault;
  readonly column: GridColumn;
  readonly words: AllWords;
}) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  return <p className={styles.fault}>{textOf()}</p>;

  function textOf(): string {
    if (fault.kind === 'unread') return t('mobilityGrid.CellDetail.unread');
    if (fault.kind === 'refused') return fieldErrorText(fault, t);
    if (!isEdited(column)) return t('mobilityGrid.CellDetail.rowRemoved');
    return t('mobilityGrid.CellDetail.meanwhile', {
      theirs: column.edits.write(fault.theirs, words) || t('mobilityGrid.CellDetail.empty'),
    });
  }
}

/** What a cell holds with the names of its codes. */
function fullText(row: GridRow, column: GridColumn, words: AllWords): string {
  const text = cellText(row, column, words);
  const isRead = row.edit.texts[cellName(row.list, row.row.key, column.id)] === undefined;
  if (column.id === 'subjectAreasWithClarifications' && isRead) {
    return row.row.subjectAreasWithClarifications
      .map(({ subjectArea, clarification }) => {
        const area = byId(words.areas).get(subjectArea ?? 0);
        return [`${area?.code ?? '?'} ${nameIn(area, words.language)}`, clarification]
          .filter(Boolean)
          .join(': ');
      })
      .join(' · ');
  }
  if (column.id === 'studyCycles' && isRead && 'studyCycles' in row.row)
    return row.row.studyCycles.map(({ studyCycle }) => studyCycleText(studyCycle, words.tag)).join(', ');
  return text;
}

/** The field of the form that shows what a column shows. */
function wizardMember({ id }: GridColumn): string {
  if (id === 'from' || id === 'to') return `${id}Department`;
  return isEditedId(id) ? id : 'mobilitiesPerYear';
}

function isEditedId(id: ColumnId): boolean {
  return GRID_COLUMNS.some((column) => column.id === id && isEdited(column));
}

const useStyles = makeStyles({
  detail: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    // As high as the longest of the usual ones, so that the table below does not jump.
    minHeight: '92px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  text: { display: 'flex', flexDirection: 'column' },
  line: { margin: 0 },
  value: { margin: 0, fontSize: tokens.fontSizeBase300, whiteSpace: 'pre-wrap' },
  fault: { margin: 0, color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
});
