import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps when a partner last fetched our copy of an agreement, and which document that was. Before, only the kept calls knew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table copy_reads (
      agreement_id integer primary key references agreements on delete cascade,
      read_at timestamptz(3) not null,
      fingerprint text
    );
    insert into copy_reads (agreement_id, read_at, fingerprint)
    select agreement_id, max(at), case when max(at) >= max(served_at) then max(ours_fingerprint) end
    from (
      select iia_exchanges.agreement_id, served_at, ours_fingerprint, calls.at
      from iia_exchanges join agreements on agreements.id = iia_exchanges.agreement_id
      join exchange_documents calls on calls.iia_ids @> array[coalesce(agreements.iia_id, agreements.id::text)]
        and direction = 'incoming' and kind = 'iias-get' and status = 200 and partner_hei_id = any(calls.hei_ids)
      where ours_hash is not null
    ) answered group by agreement_id;
  `.execute(database);
}
