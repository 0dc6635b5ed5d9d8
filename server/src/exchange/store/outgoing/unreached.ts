import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** A partner of which nothing came for so long is silent. */
const SILENT_AFTER = '30 days';

/** Agreements whose partner was last notified of our copy thirty days ago, and has told nothing since then. */
export const SILENT = sql`
  select agreement_id from iia_exchanges where ours_hash is not null and asked_at <= now() - interval ${sql.lit(SILENT_AFTER)}
    and not exists (
      select from notifications told where told.agreement_id = iia_exchanges.agreement_id
        and told.notifier_hei_id = iia_exchanges.partner_hei_id and told.date_created > now() - interval ${sql.lit(SILENT_AFTER)})`;

/** Agreements with an institution that no agreement can be exchanged with over the network; none while nobody knows who is on it. */
export const OFF_NETWORK = sql`
  select side.agreement_id from agreement_institutions side join institutions on institutions.id = side.institution_id
  where not is_local and exists (select from exchanging_heis)
    and not exists (select from exchanging_heis where exchanging_heis.hei_id = institutions.hei_id)`;

/** Keeps who is on the network, in place of who was. - heiIds: null while nobody knows, and what was known stays */
export async function keepExchanging(database: Database, heiIds: ReadonlySet<string> | null): Promise<void> {
  if (heiIds === null) return;
  const ids = [...heiIds];
  await sql`
    with gone as (delete from exchanging_heis where hei_id <> all(${ids}::text[]))
    insert into exchanging_heis select distinct unnest(${ids}::text[]) on conflict do nothing`.execute(
    database,
  );
}
