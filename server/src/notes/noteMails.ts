import { sql } from 'kysely';
import { type Language, LANGUAGE_TAG, type LanguageTag } from 'shared-contracts/text/language.ts';
import { toOneLine } from 'shared-contracts/text/oneLine.ts';
import { userName } from '../exchange/store/userName.ts';
import type { Database } from '../database/database.ts';
import { mailFrame, mailLink } from '../mails/mailFrame.ts';
import type { OutgoingMail } from '../mails/mailer/mailer.ts';
import type { RegularMails } from '../mails/mailRegularly.ts';
import { addressee, findRecipient, mailLanguage, type Recipient } from '../mails/recipient.ts';
import { escapeHtml } from '../platform/answers/escapeHtml.ts';
import { type Told, NOTE_WORDS } from './noteWords.ts';

type KindOfNotes = Pick<RegularMails, 'name'> & {
  readonly table: 'note_mails' | 'application_note_mails';
  /** Reads what the mail tells; null where the note is gone. - path: of the page with the notes */
  readonly read: (
    database: Database,
    id: number,
    language: LanguageTag,
  ) => Promise<(Told & { readonly path: string }) | null>;
  readonly permission: 'iia_edit_iro' | 'application_settings';
};

/** Mails that tell people of the office of a note for them, or for whom they stand in. A note that was taken back before tells nobody. */
export function noteMails(): RegularMails {
  return mailsOf({
    name: 'mails of notes',
    table: 'note_mails',
    permission: 'iia_edit_iro',
    read: async (database, id, language) => {
      const { rows } = await sql<Omit<Told, 'record'> & { id: number; partner: string | null }>`
        select agreement_id as id, ${userName(language)} as author, ${namesOf('note_mails', language)} as "insteadOf", text, (
            select name from agreement_institutions join institutions on institutions.id = institution_id
            where agreement_institutions.agreement_id = notes.agreement_id and not is_local order by institutions.id limit 1
          ) as partner
        from note_mails join agreement_notes notes on notes.id = note_id join users on users.id = notes.user_id
        where note_mails.id = ${id}`.execute(database);
      const [note] = rows;
      if (note === undefined) return null;
      const { id: agreement, partner, ...told } = note;
      const path = `/iia/view/${agreement}?tab=notes`;
      return { ...told, path, record: { kind: 'agreement', number: agreement, partner } };
    },
  });
}

/** The same of notes about applications. A mail may be read anywhere: it does not name the student. */
export function applicationNoteMails(): RegularMails {
  return mailsOf({
    name: 'mails of notes about applications',
    table: 'application_note_mails',
    permission: 'application_settings',
    read: async (database, id, language) => {
      const { rows } = await sql<Omit<Told, 'record'> & { id: number; number: number | null }>`
        select applications.id, application_number as number, ${userName(language)} as author, text,
          ${namesOf('application_note_mails', language)} as "insteadOf"
        from application_note_mails join application_notes notes on notes.id = note_id join users on users.id = notes.user_id
        join applications on applications.id = notes.application_id
        where application_note_mails.id = ${id}`.execute(database);
      const [note] = rows;
      if (note === undefined) return null;
      const { id: application, number, ...told } = note;
      const path = `/application/outgoing/student/view/${application}?step=notes`;
      return { ...told, path, record: { kind: 'application', number } };
    },
  });
}

/** Names of those for whom somebody is told, where these have their accounts still. */
function namesOf(table: KindOfNotes['table'], language: LanguageTag) {
  return sql<readonly string[]>`array(
    select ${userName(language)} from users where users.id = any(${sql.ref(`${table}.instead_of`)}) order by 1)`;
}

function mailsOf({ name, table, permission, read }: KindOfNotes): RegularMails {
  return {
    name,
    table,
    afterSettling: () => sql`select from settled`,
    make: async () => {},
    forget: async () => {},
    write: async (database, { id, userId, messageId }, { publicUrl, now }) => {
      const person = await findRecipient(database, userId, now);
      if (person === null || !person.permissions.includes(permission)) return null;
      const language = await mailLanguage(database, userId);
      const told = await read(database, id, LANGUAGE_TAG[language]);
      if (told === null) return null;
      return written(told, { person, language, messageId, address: `${publicUrl}${told.path}`, now });
    },
  };
}

type MailOf = {
  readonly person: Recipient;
  readonly language: Language;
  readonly messageId: string;
  readonly address: string;
  readonly now: Date;
};

function written(told: Told, { person, language, messageId, address, now }: MailOf): OutgoingMail {
  const tag = LANGUAGE_TAG[language];
  const { subject, intro, open } = NOTE_WORDS[tag];
  return {
    ...addressee(person, language),
    messageId,
    language: tag,
    at: now,
    // A name may have anything in it; what has a line break could add a header.
    subject: toOneLine(subject(told)),
    text: `${intro(told)}\n\n${told.text}\n\n${open}: ${address}`,
    html: mailFrame(
      tag,
      `<p style="margin:0 0 16px">${escapeHtml(intro(told))}</p><p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(told.text)}</p>`,
      mailLink(address, open),
    ),
    settingsUrl: null,
  };
}
