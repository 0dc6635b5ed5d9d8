import { sql } from 'kysely';
import { type Language, LANGUAGE_TAG, type LanguageTag } from 'shared-contracts/text/language.ts';
import { userName } from '../exchange/store/userName.ts';
import type { Database } from '../database/database.ts';
import { mailFrame, mailLink } from '../mails/mailFrame.ts';
import type { OutgoingMail } from '../mails/mailer/mailer.ts';
import type { RegularMails } from '../mails/mailRegularly.ts';
import { addressee, findRecipient, mailLanguage, type Recipient } from '../mails/recipient.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';

type Told = {
  readonly agreementId: number;
  readonly author: string;
  readonly partner: string | null;
  readonly text: string;
};

type Words = {
  readonly subject: (told: Told) => string;
  readonly intro: (told: Told) => string;
  readonly open: string;
};

const WORDS = {
  en: {
    subject: ({ agreementId, author }) => `Agreement ${agreementId}: a note for you from ${author}`,
    intro: ({ agreementId, author, partner }) =>
      `${author} wrote a note for you about agreement ${agreementId}${partner === null ? '' : ` with ${partner}`}:`,
    open: 'Open the notes',
  },
  el: {
    subject: ({ agreementId, author }) => `Συμφωνία ${agreementId}: σημείωση για εσάς (${author})`,
    intro: ({ agreementId, author, partner }) =>
      `Σημείωση για εσάς σχετικά με τη συμφωνία ${agreementId}${partner === null ? '' : ` (${partner})`}, από: ${author}`,
    open: 'Άνοιγμα των σημειώσεων',
  },
} as const satisfies Record<LanguageTag, Words>;

/** Mails that tell people of the office of a note for them. A note that was taken back before tells nobody. */
export function noteMails(): RegularMails {
  return {
    name: 'mails of notes',
    table: 'note_mails',
    afterSettling: () => sql`select from settled`,
    make: async () => {},
    forget: async () => {},
    write: async (database, { id, userId, messageId }, { publicUrl, now }) => {
      const person = await findRecipient(database, userId, now);
      if (person === null || !person.permissions.includes('iia_edit_iro')) return null;
      const language = await mailLanguage(database, userId);
      const told = await readTold(database, id, LANGUAGE_TAG[language]);
      return told === null ? null : written(told, { person, language, messageId, publicUrl, now });
    },
  };
}

async function readTold(database: Database, id: number, language: LanguageTag): Promise<Told | null> {
  const { rows } = await sql<Told>`
    select agreement_id as "agreementId", ${userName(language)} as author, text, (
        select name from agreement_institutions join institutions on institutions.id = institution_id
        where agreement_institutions.agreement_id = notes.agreement_id and not is_local order by institutions.id limit 1
      ) as partner
    from note_mails join agreement_notes notes on notes.id = note_id join users on users.id = notes.user_id
    where note_mails.id = ${id}`.execute(database);
  return rows[0] ?? null;
}

type MailOf = {
  readonly person: Recipient;
  readonly language: Language;
  readonly messageId: string;
  readonly publicUrl: string;
  readonly now: Date;
};

function written(told: Told, { person, language, messageId, publicUrl, now }: MailOf): OutgoingMail {
  const tag = LANGUAGE_TAG[language];
  const { subject, intro, open } = WORDS[tag];
  const address = `${publicUrl}/iia/view/${told.agreementId}?tab=notes`;
  return {
    ...addressee(person, language),
    messageId,
    language: tag,
    at: now,
    // A name may have anything in it; what has a line break could add a header.
    subject: subject(told).replaceAll(/\p{Cc}+/gu, ' '),
    text: `${intro(told)}\n\n${told.text}\n\n${open}: ${address}`,
    html: mailFrame(
      tag,
      `<p style="margin:0 0 16px">${escapeHtml(intro(told))}</p><p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(told.text)}</p>`,
      mailLink(address, open),
    ),
    settingsUrl: null,
  };
}
