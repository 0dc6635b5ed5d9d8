import type { AgreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { makeStyles } from 'shared-ui/core';

/** First and last academic year; where there is no room for both they break between the two. */
export function AgreementYears({
  agreement: { startYear, endYear },
}: {
  readonly agreement: AgreementListRow;
}) {
  const styles = useStyles();
  return (
    <>
      <span className={styles.year}>{nameOf(startYear)} -</span>{' '}
      <span className={styles.year}>{nameOf(endYear)}</span>
    </>
  );
}

function nameOf(year: AgreementListRow['startYear']): string {
  return year == null ? '?' : (year.name ?? academicYearName(year.id));
}

const useStyles = makeStyles({ year: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
