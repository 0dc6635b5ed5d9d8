import { deadlineOf, todayAtUniversity } from 'shared-contracts/deadline.ts';
import { formatDate, formatDaysAway, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';

/** A day that comes every year, with how far away it is; once it has passed this year, that, and when it comes next. What is no day is shown as it came. */
export function YearlyDeadline({ dayOfYear }: { readonly dayOfYear: string | null | undefined }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  if (!dayOfYear) return t('preferredMobility.notAgreed');
  const deadline = deadlineOf(dayOfYear, todayAtUniversity(new Date()));
  if (deadline === null) return dayOfYear;
  const { day, daysLeft, next, daysToNext } = deadline;
  if (next === null || daysToNext === null)
    return `${formatDate(day, tag)}, ${formatDaysAway(daysLeft, tag)}`;
  return t('preferredMobility.deadlinePassed', {
    date: formatDate(day, tag),
    next: formatDate(next, tag),
    away: formatDaysAway(daysToNext, tag),
  });
}
