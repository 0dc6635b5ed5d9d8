import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { asJob } from '../platform/running/watched.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from './mailer/mailer.ts';
import { type MailKind, sendMails } from './sendMails.ts';

const LOOK_EVERY_MS = 60_000;
/** A mail that is under way when the server stops may end in so long. */
const STOP_MS = 5_000;

/**
 * Mails of one kind, and how they come to be.
 *
 * - make: writes down what is to be mailed; isStopping: asked before each of them
 * - forget: removes what was mailed long ago
 */
export type RegularMails = MailKind & {
  readonly make: (database: Database, now: Date, isStopping: () => boolean) => Promise<unknown>;
  readonly forget: (database: Database, now: Date) => Promise<void>;
};

export type Mailing = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly kinds: readonly RegularMails[];
};

/**
 * Writes and sends mails from the server's start to its end. What was missed while it was down is told late.
 *
 * Gives a function that looks at once, for whoever has just changed what is to be told.
 */
export function mailRegularly(
  app: FastifyInstance,
  { database, clock, mailer, publicUrl, kinds }: Mailing,
): () => void {
  const stopping = new AbortController();
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;

  const lookAt = async (kind: RegularMails) => {
    if (stopping.signal.aborted) return;
    try {
      await kind.make(database, clock(), () => stopping.signal.aborted);
      const parts = { mailer, publicUrl, log: app.log, stopping: stopping.signal, ending: ending.signal };
      await sendMails(database, kind, parts, clock);
      await kind.forget(database, clock());
    } catch (error) {
      app.log.error({ err: error }, `${kind.name} were not mailed`);
    }
  };
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    running = running.then(async () => {
      isWaiting = false;
      for (const kind of kinds) await asJob(kind.name, () => lookAt(kind));
    });
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
