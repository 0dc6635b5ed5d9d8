import { type Language, LANGUAGE_TAG, type LanguageTag } from 'shared-contracts/text/language.ts';
import { reminderPath } from 'shared-contracts/reminders/reminderLinks.ts';
import { reminderKindName, reminderText } from 'shared-contracts/reminders/reminderTexts.ts';
import { reminderSettings } from 'shared-contracts/releases/addresses.ts';
import type { DueGroup } from '../due/dueReminders.ts';
import { addressee, type Recipient } from '../../mails/recipient.ts';
import type { OutgoingMail } from '../../mails/mailer/mailer.ts';
import type { Digest, DigestSection } from './digest.ts';
import { digestHtml } from './digestHtml.ts';
import { digestPlain } from './digestPlain.ts';
import { DIGEST_TEXTS } from './digestTexts.ts';

type DigestParts = {
  readonly person: Recipient;
  readonly language: Language;
  readonly groups: readonly DueGroup[];
  readonly publicUrl: string;
  readonly messageId: string;
  readonly now: Date;
};

/** Writes the mail that tells a person what has become due. */
export function digestMail({
  person,
  language,
  groups,
  publicUrl,
  messageId,
  now,
}: DigestParts): OutgoingMail {
  const tag = LANGUAGE_TAG[language];
  const sections = groups.map((group) => section(group, tag, publicUrl));
  const digest: Digest = { tag, sections, settingsUrl: `${publicUrl}${reminderSettings()}` };
  return {
    ...addressee(person, language),
    messageId,
    language: tag,
    at: now,
    subject: subjectOf(groups, sections, tag),
    text: digestPlain(digest),
    html: digestHtml(digest),
    settingsUrl: digest.settingsUrl,
  };
}

/** Names the first reminder, or how many there are of the first kind, and says how many others there are. */
function subjectOf(
  groups: readonly DueGroup[],
  sections: readonly DigestSection[],
  tag: LanguageTag,
): string {
  const [first, ...others] = groups;
  const section = sections[0];
  if (first === undefined || section === undefined) return '';
  const more = others.reduce((sum, { total }) => sum + total, 0);
  const begin = first.total === 1 ? section.lines[0]?.title : `${section.heading}: ${first.total}`;
  return `${begin ?? section.heading}${more > 0 ? DIGEST_TEXTS[tag].more(more) : ''}`;
}

function section({ kind, total, reminders }: DueGroup, tag: LanguageTag, publicUrl: string): DigestSection {
  const lines = reminders.flatMap((reminder) => {
    const text = reminderText(reminder, tag);
    return text === null ? [] : [{ ...text, url: `${publicUrl}${reminderPath(reminder)}` }];
  });
  return {
    heading: reminderKindName(kind, tag),
    lines,
    left: total - lines.length,
    listUrl: `${publicUrl}/`,
  };
}
