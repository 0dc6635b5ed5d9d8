import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import {
  formatNumber,
  makeStyles,
  MEDIA,
  mergeClasses,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { RowSummary } from '../model/rowSummary.ts';

type RowLineProps = { readonly number: number; readonly summary: RowSummary; readonly isStudents: boolean };

/** A row in one line: number, direction, ends, subjects, sums. On a narrow screen it takes a few lines. */
export function RowLine({ number, summary, isStudents }: RowLineProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const { direction, from, to, subjects, cycles, people, total, skills } = summary;
  const sums = [
    people === null
      ? ''
      : t(isStudents ? 'agreementSteps.RowLine.students' : 'agreementSteps.RowLine.staff', { count: people }),
    total === null
      ? ''
      : t(isStudents ? 'agreementSteps.RowLine.months' : 'agreementSteps.RowLine.days', {
          count: total,
          total: formatNumber(total, tag),
        }),
  ];
  return (
    <span className={styles.line}>
      <span className={styles.number}>{number}</span>
      <span className={styles.direction}>
        {direction === null
          ? t('agreementSteps.RowLine.open')
          : t(
              direction === 'local-sends'
                ? 'agreementSteps.RowLine.outgoing'
                : 'agreementSteps.RowLine.incoming',
            )}
      </span>
      <span className={styles.cell}>{t('agreementSteps.RowLine.ends', { from, to })}</span>
      <span className={mergeClasses(styles.cell, styles.quiet)}>
        {[subjects, cycles.map((cycle) => studyCycleText(cycle, tag)).join(', '), skills]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={styles.sums}>{sums.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '2ch 12ch minmax(0, 3fr) minmax(0, 3fr) 22ch',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'baseline',
    [MEDIA.stacked]: { gridTemplateColumns: '2ch 12ch minmax(0, 1fr)' },
    [MEDIA.cards]: { gridTemplateColumns: '2ch minmax(0, 1fr)' },
  },
  number: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  direction: { fontWeight: tokens.fontWeightSemibold },
  cell: { overflowWrap: 'anywhere', [MEDIA.stacked]: { gridColumnStart: -2 } },
  quiet: { color: tokens.colorNeutralForeground2 },
  sums: { fontVariantNumeric: 'tabular-nums', [MEDIA.stacked]: { gridColumnStart: -2 } },
});
