import { deadlineOf } from 'shared-contracts/dates/deadline.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { formatDate, formatDaysAway, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** A day that comes every year as that of this year, with how far away it is; once it has passed, the next one too. What is no day is shown as it came. */
export function DeadlineText({ dayOfYear }: { readonly dayOfYear: string }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const deadline = deadlineOf(dayOfYear, universityDay(new Date()));
  if (deadline === null) return dayOfYear;
  const { day, daysLeft, next, daysToNext } = deadline;
  const date = formatDate(day, tag);
  if (next === null || daysToNext === null) {
    return (
      <>
        <strong>{date}</strong>, {formatDaysAway(daysLeft, tag)}
      </>
    );
  }
  return (
    <>
      <span className={styles.past}>{t('factsheetView.passed', { date })}</span>
      <br />
      {t('factsheetView.next')} <strong>{formatDate(next, tag)}</strong>, {formatDaysAway(daysToNext, tag)}
    </>
  );
}

const useStyles = makeStyles({ past: { color: tokens.colorNeutralForeground2 } });
