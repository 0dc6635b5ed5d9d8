import type { Environment } from './environmentSchema.ts';

/** A mail server: TLS from the start, or by STARTTLS before anything is told; without `needsTls` mails travel openly. */
export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  readonly isTlsFromStart: boolean;
  readonly needsTls: boolean;
  /** Null: the server asks for no password. */
  readonly user: string | null;
  readonly password: string | null;
};

/**
 * How reminders are mailed.
 *
 * - from: the address that they come from; hour: from which on they go out, 0 to 23 in Athens
 * - by: a mail server, or a folder that each mail is written into; null: no mails, all else of reminders works
 */
export type MailSettings = {
  readonly from: string;
  readonly hour: number;
  readonly by: SmtpSettings | { readonly folder: string } | null;
};

/** By Athens time: when an office begins. */
const REMINDER_HOUR = 7;
const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** - folder: where mails are written without a mail server, so that somebody can look at them; null in production. domain: of an address that nobody set */
type MailPlace = { readonly folder: string | null; readonly domain: string };

/** Completes what the environment says of mails. */
export function mailSettings(
  { SMTP_URL: url, SMTP_TLS: tls, MAIL_FROM: from, REMINDER_HOUR: hour }: Environment,
  { folder, domain }: MailPlace,
): MailSettings {
  const byFolder = folder === null ? null : { folder };
  return {
    from: from ?? `portal@${domain}`,
    hour: hour ?? REMINDER_HOUR,
    by: url === undefined ? byFolder : smtpSettings(new URL(url), tls),
  };
}

/** What stays on this machine needs no TLS. Names of users and passwords stand in an address as it encodes them. */
export function smtpSettings(url: URL, tls: Environment['SMTP_TLS']): SmtpSettings {
  const isTlsFromStart = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: Number(url.port) || (isTlsFromStart ? 465 : 587),
    isTlsFromStart,
    needsTls: isTlsFromStart || (tls ?? (LOOPBACK_HOSTS.includes(host) ? 'off' : 'required')) === 'required',
    user: url.username === '' ? null : decodeURIComponent(url.username),
    password: url.password === '' ? null : decodeURIComponent(url.password),
  };
}
