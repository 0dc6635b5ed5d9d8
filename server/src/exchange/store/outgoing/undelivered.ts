import { sql, type RawBuilder } from 'kysely';
import type { Undelivered } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { Database } from '../../../database/database.ts';

type Row = Omit<Undelivered, 'nextTryAt'> & { readonly nextTryAt: Date | null };

/** Rows of the latest notification of each kind that the partner's system has not taken, unless what it took last says the same. */
export const UNDELIVERED = sql`
  select latest.id, agreement_id, kind, state, created_at, next_try_at from exchange_deliveries latest
  left join lateral (
    select iia_id, hash, fingerprint from exchange_deliveries
    where agreement_id = latest.agreement_id and kind = latest.kind and state = 'delivered'
    order by (select max(at) from exchange_attempts where delivery_id = exchange_deliveries.id) desc, id desc limit 1
  ) taken on true
  where state <> 'delivered' and (taken.iia_id, taken.hash, taken.fingerprint) is distinct from (latest.iia_id, latest.hash, latest.fingerprint)
    and not exists (
      select from exchange_deliveries newer
      where newer.agreement_id = latest.agreement_id and newer.kind = latest.kind and newer.id > latest.id
    )`;

/** A notification waits for moments often, and then nobody has to know. */
const WAITS_LONG = '1 hour';

/** Rows of those that people have to know of: refused, given up, or waiting for long at a moment. */
export function longUndelivered(now: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select * from (${UNDELIVERED}) undelivered
    where state <> 'waiting' or created_at <= ${now} - interval ${sql.lit(WAITS_LONG)}`;
}

/** Finds what the partner was not told of an agreement. */
export async function listUndelivered(
  database: Database,
  agreementId: number,
): Promise<readonly Undelivered[]> {
  const { rows } = await sql<Row>`
    select kind, state, next_try_at as "nextTryAt" from (${UNDELIVERED}) undelivered
    where agreement_id = ${agreementId} order by kind desc`.execute(database);
  return rows.map((row) => ({ ...row, nextTryAt: row.nextTryAt?.toISOString() ?? null }));
}
