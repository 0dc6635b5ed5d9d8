import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { clockTime } from 'shared-contracts/dates/universityTime.ts';
import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { type Language, LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import { mailFrame, mailLink } from '../mails/mailFrame.ts';
import type { OutgoingMail } from '../mails/mailer/mailer.ts';
import { addressee, type Recipient } from '../mails/recipient.ts';
import { escapeHtml } from '../platform/answers/escapeHtml.ts';
import { CONFIRMATION_TEXTS } from './confirmationTexts.ts';

const LIST_PATH = '/application/outgoing/list';

type ConfirmationParts = {
  readonly application: ApplicationItem & { readonly applicationNumber: number };
  readonly person: Recipient;
  readonly language: Language;
  readonly publicUrl: string;
  readonly messageId: string;
  readonly now: Date;
  /** The PDF; null where none could be made. */
  readonly pdf: Uint8Array | null;
};

/** Writes the mail that tells a student that their application was submitted, with its number and its PDF. */
export function confirmationMail({
  application,
  person,
  language,
  publicUrl,
  messageId,
  now,
  pdf,
}: ConfirmationParts): OutgoingMail {
  const tag = LANGUAGE_TAG[language];
  const texts = CONFIRMATION_TEXTS[tag];
  const { id, applicationNumber: number, applicationYear, dateSubmitted } = application;
  const type = application.type === 'short-term-studies' ? application.type : 'long-term-studies';
  const named = {
    number,
    year: applicationYear == null ? '' : academicYearName(applicationYear),
    at: athensTime(dateSubmitted ?? now.toISOString()),
  };
  const paragraphs = [texts.what[type](named), pdf === null ? texts.notAttached : texts.attached, texts.next];
  const links = [
    { text: texts.open, url: `${publicUrl}/application/outgoing/student/view/${id}` },
    { text: texts.list, url: `${publicUrl}${LIST_PATH}` },
  ];
  return {
    ...addressee(person, language),
    messageId,
    language: tag,
    at: now,
    subject: texts.subject(named),
    text: [
      texts.greeting,
      ...paragraphs,
      links.map(({ text, url }) => `${text}: ${url}`).join('\n'),
      `-- \n${texts.why}`,
    ].join('\n\n'),
    html: mailFrame(
      tag,
      [
        ...[texts.greeting, ...paragraphs].map(
          (text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
        ),
        `<p style="margin:0">${links.map(({ text, url }) => mailLink(url, text)).join('<br>')}</p>`,
      ].join('\n'),
      escapeHtml(texts.why),
    ),
    settingsUrl: null,
    attachments:
      pdf === null ? [] : [{ filename: `Application_${applicationYear ?? ''}_${number}.pdf`, content: pdf }],
  };
}

/** Day and time as the office's clock shows it, the day first. */
function athensTime(at: string): string {
  const { day, month, year, hour, minute } = clockTime(new Date(at));
  return `${day}/${month}/${year}, ${hour}:${minute}`;
}
