import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { asJob } from '../platform/watched.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from './mailer/mailer.ts';
import { forgetOldMails } from './mails/forgetOldMails.ts';
import { makeMails, type MailPlan } from './mails/makeMails.ts';
import { sendMails } from './mails/sendMails.ts';

const LOOK_EVERY_MS = 60_000;
/** A mail that is under way when the server stops may end in so long. */
const STOP_MS = 5_000;

export type Reminding = MailPlan & {
  readonly database: Database;
  readonly clock: () => Date;
  readonly mailer: Mailer;
};

/**
 * Writes and sends the mails of reminders from the server's start to its end. What was missed while it was down is told late, in one mail.
 *
 * Gives a function that looks at once, for whoever has just changed what they want to be told.
 */
export function remindRegularly(
  app: FastifyInstance,
  { database, clock, mailer, hour, publicUrl }: Reminding,
): () => void {
  const stopping = new AbortController();
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;

  const lookOnce = async () => {
    isWaiting = false;
    if (stopping.signal.aborted) return;
    try {
      const isStopping = () => stopping.signal.aborted;
      await makeMails(database, { hour, publicUrl }, clock(), isStopping);
      const parts = { mailer, publicUrl, log: app.log, stopping: stopping.signal, ending: ending.signal };
      await sendMails(database, parts, clock);
      await forgetOldMails(database, clock());
    } catch (error) {
      app.log.error({ err: error }, 'reminders were not mailed');
    }
  };
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    running = running.then(() => asJob('reminders', lookOnce));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onReady', async () => look());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.race([running, pause(STOP_MS, undefined, { ref: false })]);
    ending.abort();
    await running;
  });
  return look;
}
