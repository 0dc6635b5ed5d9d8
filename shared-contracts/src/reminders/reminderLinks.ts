import {
  agreementList,
  agreementView,
  applicationEdit,
  applicationList,
  applicationSettings,
} from '../releases/addresses.ts';
import type { Reminder } from './reminder.ts';

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
      return `${agreementList()}?ends=${academicYear ?? ''}`;
    case 'amendment':
      return `${agreementList()}?running=${academicYear ?? ''}`;
    case 'notice':
      return academicYear === null ? agreementList() : `${agreementList()}?runsOn=${academicYear}`;
    case 'unanswered':
      return agreement === undefined ? agreementList() : agreementView({ name: agreement.id });
    case 'returned':
      return application === null ? applicationList() : applicationEdit({ formId: application });
    case 'window':
      return isOwn ? applicationList() : applicationSettings();
    default:
      return agreementList();
  }
}
