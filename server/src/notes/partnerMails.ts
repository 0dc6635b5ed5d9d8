import { sql } from 'kysely';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import type { Database } from '../database/database.ts';
import { mailFrame } from '../mails/mailFrame.ts';
import type { OutgoingMail } from '../mails/mailer/mailer.ts';
import type { RegularMails } from '../mails/mailRegularly.ts';
import { mailAddress } from '../mails/recipient.ts';
import { escapeHtml } from '../platform/answers/escapeHtml.ts';

/** Says whose mail it is: the portal sends it, a person wrote it. */
const FOOT = {
  en: (name: string) =>
    `${name} of the International Relations Office wrote this mail in the university's mobility portal.`,
  el: (name: string) =>
    `Το μήνυμα έγραψε: ${name}, Γραφείο Διεθνών Σχέσεων, στην πύλη κινητικότητας του πανεπιστημίου.`,
} as const satisfies Record<LanguageTag, (name: string) => string>;

/** Mails that the office writes to people of partners. They are written down where they are written, and kept with the agreement. */
export function partnerMails(): RegularMails {
  return {
    name: 'mails to partners',
    table: 'agreement_notes',
    afterSettling: () => sql`select from settled`,
    make: async () => {},
    forget: async () => {},
    write: (database, { id, messageId }, { now }) => written(database, { id, messageId, now }),
  };
}

type Row = {
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly language: LanguageTag;
  readonly author: string;
  readonly authorGreek: string;
  readonly email: string | null;
};

async function written(
  database: Database,
  { id, messageId, now }: { readonly id: number; readonly messageId: string; readonly now: Date },
): Promise<OutgoingMail | null> {
  const { rows } = await sql<Row>`
    select to_address as to, to_name as name, subject, text, language, email,
      coalesce(nullif(concat_ws(' ', given_name, family_name), ''), users.name) as author,
      concat_ws(' ', given_name_greek, family_name_greek) as "authorGreek"
    from agreement_notes join users on users.id = user_id where agreement_notes.id = ${id} and kind = 'mail'`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { to, name, subject, text, language } = row;
  const foot = FOOT[language]((readsGreek(language) && row.authorGreek) || row.author);
  return {
    to,
    name,
    messageId,
    language,
    at: now,
    subject,
    text: `${text}\n\n-- \n${foot}`,
    html: mailFrame(
      language,
      `<p style="margin:0;white-space:pre-wrap">${escapeHtml(text)}</p>`,
      escapeHtml(foot),
    ),
    settingsUrl: null,
    replyTo: mailAddress(row.email),
  };
}
