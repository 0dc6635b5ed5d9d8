import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpSettings } from '../../config/mailSettings.ts';
import { mailBytes, type Sender } from './mailBytes.ts';
import type { Mailer, MailOutcome, OutgoingMail } from './mailer.ts';

/** A server that does not answer for so long is given up. */
const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Sends mails by an SMTP server, each by a connection of its own.
 *
 * The library's transport would read a mail before the server has said that it wants it; on the connection itself the mail is read when the server
 * waits for it, and its end, by which alone the server gets it, goes after `handOver`.
 */
export function smtpMailer(settings: SmtpSettings, senderOf: (mail: OutgoingMail) => Sender): Mailer {
  return {
    send: async (mail, handOver, signal) => {
      const sender = senderOf(mail);
      const bytes = await mailBytes(mail, sender);
      let isHandedOver = false;
      const whole = Readable.from(
        (async function* () {
          yield bytes;
          await handOver();
          isHandedOver = true;
        })(),
      );
      const connection = new SMTPConnection(connectionOptions(settings));
      const end = () => connection.close();
      signal.addEventListener('abort', end);
      try {
        await deliver(connection, { settings, from: sender.address, to: mail.to, whole });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error, isHandedOver);
      } finally {
        signal.removeEventListener('abort', end);
        whole.destroy();
        connection.close();
      }
    },
  };
}

function connectionOptions({ host, port, isTlsFromStart, needsTls }: SmtpSettings) {
  return {
    host,
    port,
    secure: isTlsFromStart,
    requireTLS: needsTls,
    ignoreTLS: !needsTls,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
  };
}

type Delivery = {
  readonly settings: SmtpSettings;
  readonly from: string;
  readonly to: string;
  readonly whole: Readable;
};

/** Resolves when the server has taken the mail. */
async function deliver(
  connection: SMTPConnection,
  { settings: { user, password }, from, to, whole }: Delivery,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    // The library listens to the connection alone: a mail that cannot be handed over would end the process.
    whole.once('error', reject);
    connection.once('end', () => reject(new Error('the server closed the connection')));
    const send = () =>
      connection.send({ from, to }, whole, (error) => {
        if (error) reject(error);
        else resolve();
      });
    connection.connect((error) => {
      if (error) reject(error);
      else if (user === null) send();
      else
        connection.login({ user, pass: password ?? '' }, (refusal) => (refusal ? reject(refusal) : send()));
    });
  });
}

/** "Service not available, closing transmission channel" (RFC 5321, section 4.2.3). */
const CLOSING = 421;
/** Commands at which a server speaks of one mail: what it says at others is about all of them. */
const ABOUT_ONE_MAIL: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

type SmtpError = {
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
};

function outcomeOf(error: unknown, isHandedOver: boolean): MailOutcome {
  const { command, responseCode, code, message } = (error ?? {}) as SmtpError;
  const said = [code, command, message].filter((part) => typeof part === 'string').join(' ');
  // It goes into the log, which has nothing of persons.
  const reason = said
    .split(' ')
    .map((word) => (word.includes('@') ? '(address)' : word))
    .join(' ');
  const answer = typeof responseCode === 'number' && responseCode >= 400 ? responseCode : null;
  if (isHandedOver && answer === null) return { kind: 'unsure', reason };
  if (answer === null || answer === CLOSING || !ABOUT_ONE_MAIL.includes(command)) {
    return { kind: 'unreachable', reason };
  }
  return { kind: answer >= 500 ? 'refused' : 'later', reason };
}
