import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { ComparedFigures } from 'shared-contracts/report/report.ts';
import { formatNumber, makeStyles, TextLink, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { differenceOf, formatDifference, type Figure } from '../model/reportFigures.ts';

type FigureValueProps = {
  readonly compared: ComparedFigures;
  readonly figure: Figure;
  /** The list behind the number; undefined where there is none. */
  readonly to: string | undefined;
  /** Academic year before the one of the number. */
  readonly yearBefore: number;
};

/** A number that leads to its list, and below it that of the year before with the difference. */
export function FigureValue({ compared, figure, to, yearBefore }: FigureValueProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [now, before, difference] = [
    compared.now[figure],
    compared.before[figure],
    differenceOf(compared, figure),
  ];
  if (now === null) return '–';
  const number = formatNumber(now, tag);
  return (
    <>
      {to === undefined ? number : <TextLink to={to}>{number}</TextLink>}
      {before !== null && difference !== null && (
        <span className={styles.before}>
          {t('report.FigureValue.before', {
            year: academicYearName(yearBefore),
            before: formatNumber(before, tag),
            difference: formatDifference(difference, tag),
          })}
        </span>
      )}
    </>
  );
}

const useStyles = makeStyles({
  before: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
  },
});
