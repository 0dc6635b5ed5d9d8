import { Card, formatNumber, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { useId } from 'react';
import { COUNTED_DAYS, type ListedCount } from 'shared-contracts/releases/faultCalls.ts';
import { LONG_TASK_MS, LONG_TASK_TABS } from 'shared-contracts/releases/faults/faultReports.ts';
import { useNames } from './useNames.ts';

/** How often releases violated the content policy, or kept the page from answering. */
export function CountedTroubles({ counts }: { readonly counts: readonly ListedCount[] }) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  const nameOf = useNames();
  const headingId = useId();
  return (
    <Card gap="M">
      <h2 id={headingId} className={styles.heading}>
        {t('FaultsPage.counted')}
      </h2>
      <p className={styles.text}>
        {t('FaultsPage.countedText', { mostDays: COUNTED_DAYS, ms: LONG_TASK_MS, mostTabs: LONG_TASK_TABS })}
      </p>
      {/* Wider than a telephone: it is moved sideways there, and whoever has no mouse does it by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} role="region" aria-labelledby={headingId} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['kind', 'module', 'release', 'what', 'times', 'longest'] as const).map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  {t(`FaultsPage.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map(({ kind, module, release, what, times, longestMs }) => (
              <tr key={[kind, module, release, what].join(' ')}>
                <td className={styles.cell}>{t(`FaultsPage.kinds.${kind}`)}</td>
                <td className={styles.cell}>{nameOf(module).name}</td>
                <td className={styles.cell}>{release}</td>
                <td className={styles.cell}>{what === '' ? t('FaultsPage.noPage') : what}</td>
                <td className={styles.cell}>{formatNumber(times, tag)}</td>
                <td className={styles.cell}>
                  {longestMs === 0 ? '' : t('FaultsPage.ms', { ms: formatNumber(longestMs, tag) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
  frame: { overflowX: 'auto', minWidth: 0 },
  table: { borderCollapse: 'collapse', width: '100%' },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: '10ch',
  },
});
