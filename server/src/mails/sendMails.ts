import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { withLease } from '../database/workLease.ts';
import { tellMail } from '../platform/running/watched.ts';
import { nextTry } from '../exchange/queue/pauses.ts';
import type { Mailer, MailOutcome, OutgoingMail } from './mailer/mailer.ts';
import {
  beginHandOver,
  delayAll,
  delayMail,
  doubtLost,
  nextMail,
  settleMail,
  type MailTable,
  type TriedState,
  type WaitingMail,
} from './waitingMails.ts';

/** A mail that could not be sent for a day is given up. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000;
/** Longest time for one mail. */
const SEND_LIMIT_MS = 60_000;
/**
 * What is sent as mails of one kind.
 *
 * - name: for the log, as in "a mail of reminders"
 * - write: the mail as things are now; null when it has nothing to say any more, or nobody to say it to. What it throws lets the mail wait;
 *   signal: the server ends, and the mail does not go
 */
export type MailKind = MailTable & {
  readonly name: string;
  readonly write: (
    database: Database,
    mail: WaitingMail,
    at: { readonly publicUrl: string; readonly now: Date; readonly signal: AbortSignal },
  ) => Promise<OutgoingMail | null>;
};

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
 * Sends the mails that wait, one after the other. One server of several does so at a time.
 *
 * Nothing is sent twice. Just before the mail server can take a mail, it is noted as handed over; a server that dies from then on leaves a mail of which
 * nobody knows whether it went, and which is not sent again (`unsure`). One that dies before leaves a mail that still waits.
 */
export async function sendMails(
  database: Database,
  kind: MailKind,
  parts: SendParts,
  clock: () => Date,
): Promise<void> {
  await withLease(database, kind.table, async (isHeld) =>
    sendWaiting(database, kind, { ...parts, isHeld }, clock),
  );
}

async function sendWaiting(
  database: Database,
  kind: MailKind,
  parts: SendParts & { readonly isHeld: () => boolean },
  clock: () => Date,
): Promise<void> {
  // Nobody else hands mails over: those that are noted so were left by a server that died.
  const lost = await doubtLost(database, kind, clock());
  if (lost > 0)
    parts.log.warn({ mails: lost }, `mails of ${kind.name} may have been sent before the server stopped`);
  while (!parts.stopping.aborted && parts.isHeld()) {
    const now = clock();
    const mail = await nextMail(database, kind, now);
    if (mail === undefined) return;
    const tried = await sendOne(database, kind, parts, { mail, now });
    if (!(await settle(database, kind, parts, { mail, ...tried, now: clock() }))) return;
  }
}

/** - outcome: null for a mail that has nothing to say any more, or nobody to say it to */
type Tried = { readonly outcome: MailOutcome | null; readonly from: TriedState };

async function sendOne(
  database: Database,
  kind: MailKind,
  { mailer, publicUrl, log, ending }: SendParts,
  { mail, now }: { readonly mail: WaitingMail; readonly now: Date },
): Promise<Tried> {
  let written: OutgoingMail | null;
  try {
    written = await kind.write(database, mail, { publicUrl, now, signal: ending });
  } catch (error) {
    // One that cannot be written keeps no other waiting.
    log.error({ err: error, mail: mail.id }, `a mail of ${kind.name} could not be written`);
    return { outcome: { kind: 'later', reason: 'it could not be written' }, from: 'waiting' };
  }
  if (written === null) return { outcome: null, from: 'waiting' };
  if (ending.aborted) return { outcome: { kind: 'later', reason: 'the server ends' }, from: 'waiting' };
  const limit = AbortSignal.any([ending, AbortSignal.timeout(SEND_LIMIT_MS)]);
  let from: TriedState = 'waiting';
  const handOver = async () => {
    await beginHandOver(database, kind, mail.id);
    from = 'handing-over';
  };
  return { outcome: await mailer.send(written, handOver, limit), from };
}

type Settling = Tried & { readonly mail: WaitingMail; readonly now: Date };

/** Notes what became of a mail; false when the mail server takes none at present. */
async function settle(
  database: Database,
  kind: MailKind,
  { log, ending }: SendParts,
  { mail: { id, attempts, createdAt }, outcome, from, now }: Settling,
): Promise<boolean> {
  if (outcome !== null && !ending.aborted) tellMail({ outcome: outcome.kind });
  if (outcome === null || outcome.kind === 'sent') {
    await settleMail(database, kind, id, {
      state: outcome === null ? 'void' : 'sent',
      from,
      now,
      failure: null,
    });
    return true;
  }
  const failure = outcome.reason.slice(0, 500);
  if (outcome.kind === 'unsure' || outcome.kind === 'refused') {
    log.warn({ mail: id, reason: failure }, `a mail of ${kind.name} ${SETTLED[outcome.kind]}`);
    await settleMail(database, kind, id, { state: outcome.kind, from, now, failure });
    return true;
  }
  // A server that is stopped has tried nothing.
  if (ending.aborted) return false;
  const next = nextTry(now, attempts + 1);
  log.warn({ mail: id, reason: failure, next }, `a mail of ${kind.name} could not be sent`);
  if (next === null || now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS) {
    await settleMail(database, kind, id, { state: 'given-up', from, now, failure });
  } else {
    await delayMail(database, kind, id, { from, next, failure });
    if (outcome.kind === 'unreachable') await delayAll(database, kind, next);
  }
  return outcome.kind === 'later';
}

const SETTLED = {
  refused: 'was refused',
  unsure: 'was sent, or not: nobody answered',
} as const;
