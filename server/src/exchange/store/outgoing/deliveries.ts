import { sql } from 'kysely';
import type { CnrKind, Delivery, DeliveryState } from 'shared-contracts/exchange/exchange.ts';
import type { NotificationFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import type { Database } from '../../../database/database.ts';
import type { Copy } from '../../status/exchangeState.ts';
import { fingerprintSql } from '../copies/fingerprint.ts';
import { isoTime } from '../../../database/isoTime.ts';
import { shortText } from '../shortReason.ts';

export type NewDelivery = {
  readonly agreementId: number;
  readonly kind: CnrKind;
  readonly partnerHeiId: string;
  /** Of our copy for an IIA CNR, of the partner's for an approval CNR. */
  readonly iiaId: string;
  /** What the partner is told of: hash of our copy, or of the one that we approved. */
  readonly hash: string;
  /** Ours, as it is served with that hash; null for what is no copy of ours, or gone. */
  readonly copy: Copy | null;
  readonly userId: number | null;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
};

/**
 * Writes down a notification that is to be sent; one for the same copy that still waits is that one. Gives its id.
 *
 * A person's comes when it says, and its pauses begin anew; what the network causes brings one forward that waits for longer.
 */
export async function addDelivery(database: Database, delivery: NewDelivery): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into exchange_deliveries (agreement_id, kind, partner_hei_id, iia_id, hash, fingerprint, user_id, created_at, next_try_at)
    values (${delivery.agreementId}, ${delivery.kind}, ${delivery.partnerHeiId}, ${delivery.iiaId}, ${delivery.hash},
      ${fingerprintSql(delivery.copy)}, ${delivery.userId}, ${delivery.createdAt}, ${delivery.nextTryAt})
    on conflict (agreement_id, kind, iia_id, hash) where state = 'waiting'
    do update set user_id = coalesce(excluded.user_id, exchange_deliveries.user_id), fingerprint = excluded.fingerprint,
      next_try_at = case when excluded.user_id is null
        then least(exchange_deliveries.next_try_at, excluded.next_try_at) else excluded.next_try_at end,
      attempts = case when excluded.user_id is null then exchange_deliveries.attempts else 0 end
    returning id`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('An insert returns its row.');
  return row.id;
}

/** Counts what a partner has taken of notifications of an agreement that nobody of the office caused. */
export async function countAutomatic(
  database: Database,
  {
    agreementId,
    partnerHeiId,
    since,
  }: { readonly agreementId: number; readonly partnerHeiId: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*)::integer as taken from exchange_deliveries join exchange_attempts on delivery_id = exchange_deliveries.id
    where agreement_id = ${agreementId} and partner_hei_id = ${partnerHeiId} and user_id is null and failure is null and at > ${since}`.execute(
    database,
  );
  return rows[0]?.taken ?? 0;
}

/** A notification that nobody else is sending now. */
export type ClaimedDelivery = {
  readonly id: number;
  readonly agreementId: number;
  readonly kind: CnrKind;
  readonly partnerHeiId: string;
  readonly iiaId: string;
  readonly userId: number | null;
  /** Tries so far. */
  readonly attempts: number;
};

/**
 * Takes a notification that waits, for a while; undefined when it does not wait, or somebody else has taken it.
 *
 * - dueBy: one that is to be tried later than this stays where it is; null for at once
 */
export async function claimDelivery(
  database: Database,
  id: number,
  { now, until, dueBy }: { readonly now: Date; readonly until: Date; readonly dueBy: Date | null },
): Promise<ClaimedDelivery | undefined> {
  const row = await database
    .updateTable('exchange_deliveries')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .$if(dueBy !== null, (query) => query.where('next_try_at', '<=', dueBy))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id,
    agreementId: row.agreement_id,
    kind: row.kind,
    partnerHeiId: row.partner_hei_id,
    iiaId: row.iia_id,
    userId: row.user_id,
    attempts: row.attempts,
  };
}

export type Attempt = {
  readonly at: Date;
  readonly status: number | null;
  readonly answer: string;
  /** Null for a try that succeeded. */
  readonly failure: NotificationFailureKind | null;
  /** The partner's own, with a refusal. */
  readonly words: string | null;
  readonly state: DeliveryState;
  readonly nextTryAt: Date | null;
};

/** Writes down what came of a try, and lets go of the notification. */
export async function recordAttempt(database: Database, id: number, attempt: Attempt): Promise<void> {
  const { state, nextTryAt, ...tried } = attempt;
  await database
    .insertInto('exchange_attempts')
    .values({ delivery_id: id, ...tried })
    .execute();
  await database
    .updateTable('exchange_deliveries')
    .set(({ eb }) => ({
      state,
      next_try_at: nextTryAt,
      claimed_until: null,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Lets a notification that is not waiting be sent once more, from the first pause on; undefined when there is none. The partner of our present copy is asked
 * anew by that.
 */
export async function reopenDelivery(
  database: Database,
  id: number,
  {
    userId,
    askedAt,
    nextTryAt,
  }: { readonly userId: number; readonly askedAt: Date; readonly nextTryAt: Date },
): Promise<{ readonly id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    with reopened as (
      update exchange_deliveries set state = 'waiting', attempts = 0, user_id = ${userId}, next_try_at = ${nextTryAt}
      where id = coalesce(
        (select other.id from exchange_deliveries one join exchange_deliveries other using (agreement_id, kind, iia_id, hash)
         where one.id = ${id} and other.state = 'waiting'), ${id})
      returning id, agreement_id, kind, hash
    ), asked as (
      update iia_exchanges set asked_at = ${askedAt} from reopened
      where iia_exchanges.agreement_id = reopened.agreement_id and kind = 'iia-cnr' and hash = ours_hash
    )
    select id from reopened`.execute(database);
  return rows[0];
}

type Row = Omit<Delivery, 'createdAt' | 'nextTryAt'> & {
  readonly createdAt: Date;
  readonly nextTryAt: Date | null;
};

/** Lists notifications with their tries, the latest notification first. */
export async function listDeliveries(
  database: Database,
  which: { readonly agreementId: number } | { readonly ids: readonly number[] },
): Promise<readonly Delivery[]> {
  const condition =
    'ids' in which ? sql`id = any(${which.ids}::integer[])` : sql`agreement_id = ${which.agreementId}`;
  const { rows } = await sql<Row>`
    select id, kind, state, created_at as "createdAt", next_try_at as "nextTryAt", coalesce((
      select json_agg(json_build_object(
        'at', ${isoTime(sql`at`)}, 'status', status, 'answer', answer,
        'failure', failure, 'words', ${shortText('words')}
      ) order by exchange_attempts.id) from exchange_attempts where delivery_id = exchange_deliveries.id
    ), '[]'::json) as attempts
    from exchange_deliveries where ${condition} order by id desc limit 200`.execute(database);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }));
}
