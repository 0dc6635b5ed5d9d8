import type { MailSettings } from '../config/mailSettings.ts';
import { SENDER } from './sender.ts';
import { folderMailer } from './mailer/folderMailer.ts';
import type { Mailer, OutgoingMail } from './mailer/mailer.ts';
import { smtpMailer } from './mailer/smtpMailer.ts';

/** Opens the way by which mails go; null where the portal sends none. */
export function openMailer({ by, from }: MailSettings): Mailer | null {
  const senderOf = ({ language }: OutgoingMail) => ({ name: SENDER[language], address: from });
  if (by === null) return null;
  return 'folder' in by ? folderMailer(by.folder, senderOf) : smtpMailer(by, senderOf);
}
