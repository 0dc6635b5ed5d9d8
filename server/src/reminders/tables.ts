import type { Language } from 'shared-contracts/text/language.ts';
import type { MailColumns } from '../mails/mailColumns.ts';

declare module '../database/tables.ts' {
  // eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
  interface Tables {
    /** What people chose; checked_on: the day on which what is due was looked at last for a mail. */
    reminder_settings: {
      user_id: number;
      kinds: string[];
      is_mailed: boolean;
      language: Language;
      days_before: number;
      months_before_end: number;
      unanswered_days: number;
      date_modified: Time;
      checked_on: string | null;
    };
    /** A mail tells a person all that has become due, one a day at most. */
    reminder_mails: MailColumns & {
      day: string;
    };
    /** Reminders by their keys that were put into a mail, or put away. */
    reminder_marks: {
      user_id: number;
      key: string;
      mail_id: number | null;
      hidden_at: NullableTime;
      noted_at: Time;
    };
  }
}
