import { useDeferredValue } from 'react';
import { ProblemBadge } from 'shared-record/edit';
import { makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { describeRow } from '../model/describeRow.ts';
import type { FactsheetForm, RowForm, RowList } from '../model/factsheetForm.ts';
import { openFieldsOf } from '../model/factsheetSteps.ts';

type RowLineProps = { readonly list: RowList; readonly index: number };

/** What a row says in one line, and what is left to do; it alone follows every key that is typed into the row. */
export function RowLine({ list, index }: RowLineProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const { control } = useFormContext<FactsheetForm>();
  // The row is gone before its line is, while it is removed.
  const now = useWatch({ control, name: `${list}.${index}` }) as RowForm<RowList> | undefined;
  // The letter is painted first, the line follows.
  const row = useDeferredValue(now);
  if (row === undefined) return null;
  return (
    <span className={styles.line}>
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.text}>{describeRow(row, tag) || t('factsheetWizard.RowLine.nameless')}</span>
      <ProblemBadge list={list} index={index} openFields={openFieldsOf(list, row as never)} />
    </span>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '3ch minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
  },
  number: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  text: { overflowWrap: 'anywhere' },
});
