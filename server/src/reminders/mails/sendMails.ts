import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { DEFAULT_LANGUAGE } from 'shared-contracts/language.ts';
import type { Database } from '../../database/database.ts';
import { tellMail } from '../../platform/watched.ts';
import { nextTry } from '../../exchange/queue/pauses.ts';
import { digestMail } from '../digest/digestMail.ts';
import { dueReminders } from '../due/dueReminders.ts';
import type { Mailer, MailOutcome, OutgoingMail } from '../mailer/mailer.ts';
import { readChoice } from '../settings/readChoice.ts';
import { findRecipient } from './recipient.ts';
import {
  beginHandOver,
  delayAll,
  delayMail,
  doubtLost,
  nextMail,
  settleMail,
  type TriedState,
  type WaitingMail,
} from './waitingMails.ts';

/** A mail that could not be sent for a day is given up: what is still due goes into the next one. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000;
/** Longest time for one mail. */
const SEND_LIMIT_MS = 60_000;
/** Reminders of a kind that a mail names; it says how many more there are. */
const MOST_NAMED = 20;

export type SendParts = {
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  /** Begins no other mail. */
  readonly stopping: AbortSignal;
  /** Ends the mail that is under way. */
  readonly ending: AbortSignal;
};

/**
 * Sends the mails that wait, one after the other. One server of several does so at a time: it holds a lock of the database for as long as it lives.
 *
 * Nothing is sent twice. Just before the mail server can take a mail, it is noted as handed over; a server that dies from then on leaves a mail of which
 * nobody knows whether it went, and which is not sent again (`unsure`). One that dies before leaves a mail that still waits.
 */
export async function sendMails(database: Database, parts: SendParts, clock: () => Date): Promise<void> {
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{
      isOurs: boolean;
    }>`select pg_try_advisory_lock(hashtext('reminder_mails')) as "isOurs"`.execute(connection);
    if (rows[0]?.isOurs !== true) return;
    try {
      await sendWaiting(connection, parts, clock);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('reminder_mails'))`.execute(connection);
    }
  });
}

async function sendWaiting(database: Database, parts: SendParts, clock: () => Date): Promise<void> {
  // Nobody else hands mails over: those that are noted so were left by a server that died.
  const lost = await doubtLost(database, clock());
  if (lost > 0)
    parts.log.warn({ mails: lost }, 'mails of reminders may have been sent before the server stopped');
  while (!parts.stopping.aborted) {
    const now = clock();
    const mail = await nextMail(database, now);
    if (mail === undefined) return;
    const tried = await sendOne(database, parts, mail, now);
    if (!(await settle(database, parts, { mail, ...tried, now: clock() }))) return;
  }
}

/** - outcome: null for a mail that has nothing to say any more, or nobody to say it to */
type Tried = { readonly outcome: MailOutcome | null; readonly from: TriedState };

async function sendOne(
  database: Database,
  { mailer, publicUrl, ending }: SendParts,
  mail: WaitingMail,
  now: Date,
): Promise<Tried> {
  const written = await writeMail(database, mail, { publicUrl, now });
  if (written === null) return { outcome: null, from: 'waiting' };
  const limit = AbortSignal.any([ending, AbortSignal.timeout(SEND_LIMIT_MS)]);
  let from: TriedState = 'waiting';
  const handOver = async () => {
    await beginHandOver(database, mail.id);
    from = 'handing-over';
  };
  return { outcome: await mailer.send(written, handOver, limit), from };
}

/** Writes a mail as things are now: what has been answered, put away or let go by since it was made is left out. */
async function writeMail(
  database: Database,
  { id, userId, messageId }: WaitingMail,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<OutgoingMail | null> {
  const person = await findRecipient(database, userId, now);
  if (person === null) return null;
  const { choice } = await readChoice(database, person, DEFAULT_LANGUAGE);
  if (!choice.isMailed) return null;
  const groups = await dueReminders({
    database,
    person,
    choice,
    now,
    which: { kind: 'mail', id },
    most: MOST_NAMED,
  });
  if (groups.length === 0) return null;
  return digestMail({ person, language: choice.language, groups, publicUrl, messageId, now });
}

type Settling = Tried & { readonly mail: WaitingMail; readonly now: Date };

/** Notes what became of a mail; false when the mail server takes none at present. */
async function settle(
  database: Database,
  { log, ending }: SendParts,
  { mail: { id, attempts, createdAt }, outcome, from, now }: Settling,
): Promise<boolean> {
  if (outcome !== null && !ending.aborted) tellMail({ outcome: outcome.kind });
  if (outcome === null || outcome.kind === 'sent') {
    await settleMail(database, id, { state: outcome === null ? 'void' : 'sent', from, now, failure: null });
    return true;
  }
  const failure = outcome.reason.slice(0, 500);
  if (outcome.kind === 'unsure' || outcome.kind === 'refused') {
    log.warn({ mail: id, reason: failure }, SETTLED[outcome.kind]);
    await settleMail(database, id, { state: outcome.kind, from, now, failure });
    return true;
  }
  // A server that is stopped has tried nothing.
  if (ending.aborted) return false;
  const next = nextTry(now, attempts + 1);
  log.warn({ mail: id, reason: failure, next }, 'a mail of reminders could not be sent');
  if (next === null || now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS) {
    await settleMail(database, id, { state: 'given-up', from, now, failure });
  } else {
    await delayMail(database, id, { from, next, failure });
    if (outcome.kind === 'unreachable') await delayAll(database, next);
  }
  return outcome.kind === 'later';
}

const SETTLED = {
  refused: 'a mail of reminders was refused',
  unsure: 'a mail of reminders was sent, or not: nobody answered',
} as const;
