import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** What stands above what a mail says: whose it is, in the university's colour `#rrggbb`. - logo: a PNG, which travels with the mail */
export type MailHead = { readonly name: string; readonly colour: string; readonly logo?: Buffer };

/**
 * One mail, ready to be written.
 *
 * - to: a checked address; name: of its reader, as they write it
 * - messageId: the same for each try of the same mail, without brackets
 * - html: all of it, below the head that it is given
 * - settingsUrl: where its reader turns it off; null where that is not theirs to choose
 * - attachments: PDF files
 * - replyTo: of the person who wrote it; nobody did where it is not named
 */
export type OutgoingMail = {
  readonly to: string;
  readonly name: string;
  readonly messageId: string;
  readonly language: LanguageTag;
  readonly at: Date;
  readonly subject: string;
  readonly text: string;
  readonly html: (head: MailHead) => string;
  readonly settingsUrl: string | null;
  readonly replyTo?: string | null;
  readonly attachments?: ReadonlyArray<{ readonly filename: string; readonly content: Uint8Array }>;
};

/**
 * What became of a try.
 *
 * - sent: the server took the mail
 * - refused: it will not take this mail; later: not now; unreachable: it takes none at present, whosoever's
 * - unsure: it had the whole mail, and what it said of it is not known
 */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'later' | 'unreachable' | 'unsure'; readonly reason: string };

/**
 * A way for mails to go.
 *
 * - handOver: called once, when all of the mail but its end has gone: until it is done nobody has got the mail, afterwards it may have been got. What it
 *   throws ends the try
 * - signal: ends the try
 */
export type Mailer = {
  readonly send: (
    mail: OutgoingMail,
    handOver: () => Promise<void>,
    signal: AbortSignal,
  ) => Promise<MailOutcome>;
};
