import { channel, tracingChannel } from 'node:diagnostics_channel';

/**
 * Work that whoever runs the portal may want to watch. It is told on channels of Node.js, to which metrics and traces listen where they are switched on; where they are
 * not, it costs nothing. Nothing personal is told: no values, no ids of records or people.
 */

/** A statement that the database is asked; text: with `$1` in place of values. */
export type WatchedStatement = { readonly text: string };
/** Work of the server's own, by its kind. */
export type WatchedJob = { readonly job: string };
/** A call to a partner; partner: its domain on the network. `result` is how it ended, once it has. */
export type WatchedPartnerCall = {
  readonly partner: string;
  readonly api: string;
  result?: { readonly isDone: boolean; readonly failure?: { readonly kind: string } } | null;
};
/** What a try to notify a partner came to. */
export type WatchedDelivery = { readonly partner: string; readonly outcome: string };
/** What became of a mail. */
export type WatchedMail = { readonly outcome: string };

/** What went wrong in a browser, by the release whose it is; times: since it was told last. */
export type WatchedBrowserTrouble = {
  readonly kind: 'fault' | 'violation' | 'longTask';
  readonly module: string;
  readonly release: string;
  readonly times: number;
};

export const STATEMENTS = tracingChannel<unknown, WatchedStatement>('portal.statement');
export const JOBS = tracingChannel<unknown, WatchedJob>('portal.job');
export const PARTNER_CALLS = tracingChannel<unknown, WatchedPartnerCall>('portal.partner-call');
export const DELIVERIES = channel('portal.delivery');
export const MAILS = channel('portal.mail');
export const BROWSER_TROUBLES = channel('portal.browser-trouble');

export function tellDelivery(delivery: WatchedDelivery): void {
  DELIVERIES.publish(delivery);
}

export function tellMail(mail: WatchedMail): void {
  MAILS.publish(mail);
}

export function tellBrowserTrouble(trouble: WatchedBrowserTrouble): void {
  BROWSER_TROUBLES.publish(trouble);
}

/** Does work of the server's own as a job of a kind. */
export function asJob<Result>(job: string, work: () => Promise<Result>): Promise<Result> {
  return JOBS.tracePromise(work, { job });
}
