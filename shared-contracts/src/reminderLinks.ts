import type { Reminder } from './entities/reminder.ts';

/** Path of the page on which a person deals with a reminder. */
export function reminderPath({
  kind,
  academicYear,
  agreements: [agreement],
  application,
  isOwn,
}: Reminder): string {
  switch (kind) {
    case 'agreement-end':
      return `/?endYear=${academicYear ?? ''}`;
    case 'unanswered':
      return agreement === undefined ? '/' : `/iia/view/${agreement.id}`;
    case 'returned':
      return application === null ? APPLICATIONS : `/application/outgoing/student/edit/${application}`;
    case 'window':
      return isOwn ? APPLICATIONS : '/application/settings';
    default:
      return '/';
  }
}

const APPLICATIONS = '/application/outgoing/list';
