import { sql } from 'kysely';
import type { CnrKind } from 'shared-contracts/exchange/exchange.ts';
import type { EventSource, PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { Database } from '../../../database/database.ts';
import type { CallFailure } from 'ewp/client';
import { boundedText } from '../boundedTexts.ts';

/** Notification of a partner; iiaId is that of its copy for an IIA CNR, that of ours for an approval CNR. */
export type Incoming = {
  readonly kind: CnrKind;
  readonly heiId: string;
  readonly iiaId: string;
  /** `partner` if it is not said. */
  readonly source?: EventSource;
};

export type ClaimedIncoming = Incoming & {
  readonly id: number;
  /** Tries with this one. */
  readonly attempts: number;
  /** Our agreement that it is about, as far as that is known already. */
  readonly agreementId: number | null;
  /** Whoever of the office asked for it; null for the network. */
  readonly userId: number | null;
};

/**
 * Keeps a notification; gives its id when work is to be added for it, or undefined when one that says the same is about to be looked into.
 *
 * One that waits for another try is brought forward: whoever says it again may be reached again, or has mended what was wrong. Its pauses begin anew.
 */
export async function keepIncoming(
  database: Database,
  { kind, heiId, iiaId, source = 'partner' }: Incoming,
  receivedAt: Date,
): Promise<number | undefined> {
  const row = await database
    .insertInto('exchange_incoming')
    .values({ kind, hei_id: heiId, iia_id: iiaId, source, received_at: receivedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'hei_id', 'iia_id'])
        .where('state', '=', 'waiting')
        .doUpdateSet({
          next_try_at: receivedAt,
          attempts: 0,
          source: laterSource,
          put_away_at: null,
          put_away_by: null,
        })
        .where('exchange_incoming.next_try_at', '>', receivedAt),
    )
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.id);
}

/** What the partner says itself is told as said by it. */
const laterSource = sql<EventSource>`case excluded.source when 'partner' then excluded.source else exchange_incoming.source end`;

/** Keeps that somebody of the office asks for the same as a notification would, claimed already. */
export async function keepAskedFor(
  database: Database,
  asked: Omit<Incoming, 'source'> & { readonly agreementId: number | null; readonly userId: number },
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ClaimedIncoming> {
  const { kind, heiId, iiaId, agreementId, userId } = asked;
  const { id } = await database
    .insertInto('exchange_incoming')
    .values({
      kind,
      hei_id: heiId,
      iia_id: iiaId,
      source: 'office',
      user_id: userId,
      agreement_id: agreementId,
      state: 'working',
      attempts: 1,
      received_at: now,
      claimed_until: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: Number(id), kind, heiId, iiaId, source: 'office', attempts: 1, agreementId, userId };
}

/** Takes a notification to work on; undefined when somebody else does, or did, or when it is not due yet. */
export async function claimIncoming(
  database: Database,
  id: number,
  now: Date,
  until: Date,
): Promise<ClaimedIncoming | undefined> {
  const { rows } = await sql<ClaimedIncoming>`
    update exchange_incoming set state = 'working', claimed_until = ${until}, attempts = attempts + 1
    where id = ${id} and ((state = 'waiting' and (next_try_at is null or next_try_at <= ${now})) or (state = 'working' and claimed_until < ${now}))
    returning id::integer as id, kind, hei_id as "heiId", iia_id as "iiaId", source, attempts,
      agreement_id as "agreementId", user_id as "userId"`.execute(database);
  return rows[0];
}

/** What became of a notification; `failure` is null for what a fault of our own kept back. */
export type Settled = {
  readonly state: 'done' | 'given-up';
  readonly news: PartnerNews;
  readonly failure?: CallFailure | null;
  /** Of a copy that was not taken, for the partner's developers. */
  readonly detail?: string | undefined;
  /** Our agreement that it is about; null when there is none. */
  readonly agreementId: number | null;
  readonly at: Date;
};

/** Writes down what a notification led to. */
export async function closeIncoming(database: Database, id: number, settled: Settled): Promise<void> {
  const { state, news, failure = null, detail, agreementId, at } = settled;
  const columns = { ...failureColumns(failure), ...(detail !== undefined && { detail: storable(detail) }) };
  await database
    .updateTable('exchange_incoming')
    .set({ state, news, ...columns, settled_at: at, claimed_until: null, next_try_at: null })
    .$if(agreementId !== null, (query) => query.set({ agreement_id: agreementId }))
    .where('id', '=', String(id))
    .execute();
}

/** Lets a notification wait for another try; false when a later one that says the same waits already, and this one is closed. */
export async function postponeIncoming(
  database: Database,
  id: number,
  { failure, nextTryAt, at }: { readonly failure: CallFailure; readonly nextTryAt: Date; readonly at: Date },
): Promise<boolean> {
  const { failure: kind, status, words, detail } = failureColumns(failure);
  const { rows } = await sql`
    update exchange_incoming mine set state = 'waiting', news = 'failed', failure = ${kind}, status = ${status}, words = ${words},
      detail = ${detail}, next_try_at = ${nextTryAt}, claimed_until = null
    where id = ${id} and not exists (
      select from exchange_incoming other where other.state = 'waiting' and other.kind = mine.kind
        and other.hei_id = mine.hei_id and other.iia_id = mine.iia_id)
    returning 1`.execute(database);
  if (rows.length > 0) return true;
  await closeIncoming(database, id, { state: 'done', news: 'repeated', agreementId: null, at });
  return false;
}

function failureColumns(failure: CallFailure | null) {
  return {
    failure: failure?.kind ?? null,
    status: failure?.status ?? null,
    words: storable(failure?.developerMessage),
    detail: storable(failure?.detail),
  };
}

function storable(text: string | null | undefined): string | null {
  return typeof text === 'string' ? boundedText(text.replaceAll('\0', '')) : null;
}
