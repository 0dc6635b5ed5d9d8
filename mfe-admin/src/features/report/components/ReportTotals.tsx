import { makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { totalAddresses } from '../model/reportAddresses.ts';
import { figuresOf, type DividedReport } from '../model/reportFigures.ts';
import { FigureValue } from './FigureValue.tsx';

/** The figures of all together, each with the way to its list. */
export function ReportTotals({ report }: { readonly report: DividedReport }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const to = totalAddresses(report);
  return (
    <dl className={styles.tiles} aria-label={t('report.total')}>
      {figuresOf(report).map((figure) => (
        <div key={figure} className={styles.tile}>
          <dt className={styles.label}>{t(`report.figure.${figure}`)}</dt>
          <dd className={styles.number}>
            <FigureValue
              compared={report.total}
              figure={figure}
              to={to[figure === 'used' ? 'outgoing' : figure]}
              yearBefore={report.year - 1}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const useStyles = makeStyles({
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    [MEDIA.cards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    rowGap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    [MEDIA.print]: { breakInside: 'avoid' },
    [MEDIA.cards]: { padding: tokens.spacingHorizontalM },
  },
  label: { color: tokens.colorNeutralForeground2 },
  number: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    '& span': { fontWeight: tokens.fontWeightRegular, whiteSpace: 'normal' },
  },
});
