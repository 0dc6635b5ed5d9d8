import type { RegularMails } from '../../mails/mailRegularly.ts';
import { forgetOldMails } from './forgetOldMails.ts';
import { makeMails, type MailPlan } from './makeMails.ts';
import { REMINDER_MAILS } from './reminderMails.ts';

/** Mails of reminders, as they come to be day by day. */
export function regularReminders(plan: MailPlan): RegularMails {
  return {
    ...REMINDER_MAILS,
    make: (database, now, isStopping) => makeMails(database, plan, now, isStopping),
    forget: forgetOldMails,
  };
}
