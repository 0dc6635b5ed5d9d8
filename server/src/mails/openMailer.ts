import type { MailSettings } from '../config/mailSettings.ts';
import type { UniversityFiles } from '../config/university/readUniversity.ts';
import { mailHead } from './sender.ts';
import { folderMailer } from './mailer/folderMailer.ts';
import type { Mailer, OutgoingMail } from './mailer/mailer.ts';
import { smtpMailer } from './mailer/smtpMailer.ts';

/** Opens the way by which mails go, in the name of the university; null where the portal sends none. */
export function openMailer(
  { by, from }: MailSettings,
  university: UniversityFiles | null = null,
): Mailer | null {
  const senderOf = ({ language }: OutgoingMail) => ({ ...mailHead(language, university), address: from });
  if (by === null) return null;
  return 'folder' in by ? folderMailer(by.folder, senderOf) : smtpMailer(by, senderOf);
}
