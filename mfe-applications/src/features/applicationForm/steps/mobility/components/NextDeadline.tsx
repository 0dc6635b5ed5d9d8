import { deadlineOf, todayAtUniversity } from 'shared-contracts/deadline.ts';
import { formatDate, formatDaysAway, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';

/** The next time that a day of the year comes, with how far away it is; what is no day is shown as it came. */
export function NextDeadline({ dayOfYear }: { readonly dayOfYear: string | null | undefined }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  if (!dayOfYear) return t('preferredMobility.notAgreed');
  const deadline = deadlineOf(dayOfYear, todayAtUniversity(new Date()));
  if (deadline === null) return dayOfYear;
  const day = deadline.next ?? deadline.day;
  const days = deadline.daysToNext ?? deadline.daysLeft;
  return `${formatDate(day, tag)}, ${formatDaysAway(days, tag)}`;
}
