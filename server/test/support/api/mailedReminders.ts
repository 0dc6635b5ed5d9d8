import { sql } from 'kysely';
import type { Language } from 'shared-contracts/text/language.ts';
import type { SmtpSettings } from '../../../src/config/mailSettings.ts';
import type { Database } from '../../../src/database/database.ts';
import { makeMails } from '../../../src/reminders/mails/makeMails.ts';
import { sendMails } from '../../../src/mails/sendMails.ts';
import { REMINDER_MAILS } from '../../../src/reminders/mails/reminderMails.ts';
import { openMailer } from '../../../src/mails/openMailer.ts';
import type { UserName } from './saveApi.ts';
import { USER_IDS } from './saveFixture.ts';
import { SILENT_LOG } from './silentLog.ts';

export const PUBLIC_URL = 'https://portal.example.org';
export const FROM = 'portal@example.org';
/** Two weeks before 31 January, at 10 in Athens. */
export const MORNING = new Date('2027-01-17T08:00:00Z');

/** People who have something to be reminded of, and mails to them. */
export type MailedReminders = {
  /** Nobody is reminded of anything yet, and everybody is called the same. */
  readonly reset: () => Promise<void>;
  readonly wants: (user: UserName, language?: Language, role?: string) => Promise<void>;
  readonly seen: (user: UserName, role: string, at: Date) => Promise<void>;
  readonly make: (now: Date, hour?: number) => Promise<unknown>;
  readonly send: (now: Date, by: SmtpSettings, signal?: AbortSignal) => Promise<void>;
  readonly mails: () => Promise<
    readonly { readonly state: string; readonly attempts: number; readonly failure: string | null }[]
  >;
  readonly states: () => Promise<readonly string[]>;
};

export function mailedReminders(database: Database): MailedReminders {
  async function seen(user: UserName, role: string, at: Date) {
    await sql`
      insert into user_roles values (${USER_IDS[user]}, ${role}, ${at})
      on conflict (user_id) do update set role = excluded.role, seen_at = excluded.seen_at`.execute(database);
  }
  async function mails() {
    const { rows } = await sql<{ state: string; attempts: number; failure: string | null }>`
      select state, attempts, failure from reminder_mails order by id`.execute(database);
    return rows;
  }
  return {
    reset: async () => {
      await sql`truncate reminder_settings, reminder_mails, reminder_marks, user_roles`.execute(database);
      await sql`update users set enabled = true, email = name || '@example.org', given_name = 'Stu', family_name = 'Dent'`.execute(
        database,
      );
      await sql`update agreements set end_year_id = 2028, ewp_status_id = 7`.execute(database);
    },
    wants: async (user, language = 'en', role = 'IRO') => {
      await sql`
        insert into reminder_settings values (${USER_IDS[user]}, '{amendment,notice,agreement-end}', true, ${language}, 30, 6, 30, now(), null)`.execute(
        database,
      );
      await seen(user, role, MORNING);
    },
    seen,
    make: (now, hour = 7) => makeMails(database, { hour, publicUrl: PUBLIC_URL }, now),
    send: async (now, by, signal = new AbortController().signal) => {
      const mailer = openMailer({ from: FROM, hour: 7, by })!;
      await sendMails(
        database,
        REMINDER_MAILS,
        { mailer, publicUrl: PUBLIC_URL, log: SILENT_LOG, stopping: signal, ending: signal },
        () => now,
      );
    },
    mails,
    states: async () => (await mails()).map(({ state }) => state),
  };
}
