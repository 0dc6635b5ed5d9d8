import { PDF_MEDIA_TYPE } from 'shared-contracts/members/mediaType.ts';
import MailComposer from 'nodemailer/lib/mail-composer';
import { MAIL_LOGO } from '../mailFrame.ts';
import type { MailHead, OutgoingMail } from './mailer.ts';

/** Who mails come from: the portal by its name in the reader's language, in the university's colour, and the configured address. */
export type Sender = MailHead & { readonly address: string };

/** A part of the html, and no file beside it. */
const LOGO = {
  filename: 'logo.png',
  contentType: 'image/png',
  cid: MAIL_LOGO,
  contentDisposition: 'inline',
} as const;

/**
 * Writes a mail as it travels (RFC 5322): text and html, both in UTF-8. Names are encoded and cannot add a header; nothing is read from files or the web.
 */
export async function mailBytes(mail: OutgoingMail, sender: Sender): Promise<Buffer> {
  return new MailComposer({
    from: { name: sender.name, address: sender.address },
    to: { name: mail.name, address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html(sender),
    attachments: [
      ...(sender.logo === undefined ? [] : [{ ...LOGO, content: sender.logo }]),
      ...(mail.attachments ?? []).map(({ filename, content }) => ({
        filename,
        content: Buffer.from(content),
        contentType: PDF_MEDIA_TYPE,
      })),
    ],
    date: mail.at,
    messageId: `<${mail.messageId}>`,
    headers: {
      ...(mail.settingsUrl !== null && { 'List-Unsubscribe': `<${mail.settingsUrl}>` }),
      'Content-Language': mail.language,
      // Nobody's absence note answers what nobody wrote.
      ...(mail.replyTo === undefined && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
