import { sql } from 'kysely';
import { DEFAULT_LANGUAGE } from 'shared-contracts/text/language.ts';
import type { MailKind } from '../../mails/sendMails.ts';
import { findRecipient } from '../../mails/recipient.ts';
import { digestMail } from '../digest/digestMail.ts';
import { dueReminders } from '../due/dueReminders.ts';
import { readChoice } from '../settings/readChoice.ts';

/** Reminders of a kind that a mail names; it says how many more there are. */
const MOST_NAMED = 20;

/** Mails that tell people what has become due: what has been answered, put away or let go by since one was made is left out. */
export const REMINDER_MAILS: MailKind = {
  name: 'reminders',
  table: 'reminder_mails',
  // What a mail was to tell and surely has not told, another one may tell.
  afterSettling: (isTold) =>
    sql`update reminder_marks set mail_id = null from settled where mail_id = settled.id and not ${isTold}`,
  write: async (database, { id, userId, messageId }, { publicUrl, now }) => {
    const person = await findRecipient(database, userId, now);
    if (person === null) return null;
    const { choice } = await readChoice(database, person, DEFAULT_LANGUAGE);
    if (!choice.isMailed) return null;
    const groups = await dueReminders({
      database,
      person,
      choice,
      now,
      which: { kind: 'mail', id },
      most: MOST_NAMED,
    });
    if (groups.length === 0) return null;
    return digestMail({ person, language: choice.language, groups, publicUrl, messageId, now });
  },
};
