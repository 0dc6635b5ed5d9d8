import {
  Alert,
  Button,
  formatNumber,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { Misfit } from '../model/blocks.ts';
import type { ColumnId } from '../model/columns.ts';
import type { Found } from '../useGridEdit.ts';

type MisfitNoticeProps = {
  readonly found: Found | null;
  readonly columnName: (column: ColumnId) => string;
  readonly onClose: () => void;
};

/** Names what found no cell, each with its text, so that it can be copied; nothing is cut off unsaid. */
export function MisfitNotice({ found, columnName, onClose }: MisfitNoticeProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  if (found === null) return null;
  const { put, unread, misfits } = found;
  const number = (count: number) => formatNumber(count, tag);
  const lineOf = ({ row, column, text, reason }: Misfit) =>
    [
      t('mobilityGrid.MisfitNotice.row', { row: number(row + 1) }),
      column === undefined ? t('mobilityGrid.MisfitNotice.noColumn') : columnName(column),
      `${text} (${t(`mobilityGrid.MisfitNotice.${reason}`)})`,
    ].join(', ');
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" onClick={onClose}>
          {t('mobilityGrid.MisfitNotice.close')}
        </Button>
      }
    >
      <Stack gap="XS">
        <span>{t('mobilityGrid.MisfitNotice.put', { count: put, number: number(put) })}</span>
        {unread > 0 && (
          <span>{t('mobilityGrid.MisfitNotice.unread', { count: unread, number: number(unread) })}</span>
        )}
        {misfits.length > 0 && (
          <details>
            <summary>
              {t('mobilityGrid.MisfitNotice.misfits', {
                count: misfits.length,
                number: number(misfits.length),
              })}
            </summary>
            <textarea
              readOnly
              rows={Math.min(8, misfits.length + 1)}
              className={styles.texts}
              aria-label={t('mobilityGrid.MisfitNotice.texts')}
              value={misfits.map(lineOf).join('\n')}
            />
          </details>
        )}
      </Stack>
    </Alert>
  );
}

const useStyles = makeStyles({
  texts: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '90ch',
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
