import { deadlineOf, deadlineOfTerm, type Term } from 'shared-contracts/dates/deadline.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { formatDate, formatDaysAway, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';

type YearlyDeadlineProps = {
  readonly dayOfYear: string | null | undefined;
  readonly term: Term;
  /** Of the application; null while it has none. */
  readonly academicYear: number | null;
};

/** The deadline for the term that is applied for, with how far away it is, or that it has passed; without a year the next one. What is no day is shown as it came. */
export function YearlyDeadline({ dayOfYear, term, academicYear }: YearlyDeadlineProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  if (!dayOfYear) return t('preferredMobility.notAgreed');
  const today = universityDay(new Date());
  const ofTerm = academicYear === null ? null : deadlineOfTerm(dayOfYear, term, academicYear, today);
  if (ofTerm !== null)
    return ofTerm.daysLeft < 0
      ? t('preferredMobility.deadlineOver', { date: formatDate(ofTerm.day, tag) })
      : `${formatDate(ofTerm.day, tag)}, ${formatDaysAway(ofTerm.daysLeft, tag)}`;
  const deadline = deadlineOf(dayOfYear, today);
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
