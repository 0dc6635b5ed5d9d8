import { sql } from 'kysely';
import type { Untold } from 'shared-contracts/exchangeCopies.ts';
import type { Database } from '../../database/database.ts';

type Row = Omit<Untold, 'nextTryAt'> & { readonly nextTryAt: Date | null };

/** Finds the latest notification of each kind that the partner's system has not taken, unless what it took last says the same. */
export async function listUntold(database: Database, agreementId: number): Promise<readonly Untold[]> {
  const { rows } = await sql<Row>`
    select latest.kind, latest.state, latest.next_try_at as "nextTryAt" from (
      select distinct on (kind) kind, iia_id, hash, state, next_try_at from exchange_deliveries
      where agreement_id = ${agreementId} order by kind, id desc
    ) latest left join lateral (
      select iia_id, hash from exchange_deliveries
      where agreement_id = ${agreementId} and kind = latest.kind and state = 'delivered'
      order by (select max(at) from exchange_attempts where delivery_id = exchange_deliveries.id) desc, id desc limit 1
    ) taken on true
    where latest.state <> 'delivered' and (taken.iia_id, taken.hash) is distinct from (latest.iia_id, latest.hash)
    order by latest.kind desc`.execute(database);
  return rows.map((row) => ({ ...row, nextTryAt: row.nextTryAt?.toISOString() ?? null }));
}
