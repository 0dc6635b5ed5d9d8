import type { Reminder } from 'shared-contracts/reminders/reminder.ts';

/** What a reminder has that is about nothing but a day. */
export const BLANK_REMINDER = {
  laterDay: null,
  academicYear: null,
  count: 0,
  isOwn: false,
  agreements: [],
  awaited: null,
  application: null,
  applicationType: null,
  phase: null,
} as const satisfies Omit<Reminder, 'key' | 'kind' | 'day'>;
