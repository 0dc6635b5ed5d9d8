import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** A copy of ours as a partner was given it. */
export type ReadCopy = { readonly agreementId: number; readonly fingerprint: string | null };

/** Notes that a partner has fetched copies of ours. */
export async function keepReads(database: Database, copies: readonly ReadCopy[]): Promise<void> {
  if (copies.length === 0) return;
  // In one order, so that two calls of a partner do not wait for each other.
  const inOrder = copies.toSorted((one, other) => one.agreementId - other.agreementId);
  await sql`
    insert into copy_reads (agreement_id, read_at, fingerprint)
    select agreement_id, now(), fingerprint
    from unnest(${inOrder.map(({ agreementId }) => agreementId)}::integer[], ${inOrder.map(({ fingerprint }) => fingerprint)}::text[])
      as copies(agreement_id, fingerprint)
    on conflict (agreement_id) do update set read_at = excluded.read_at, fingerprint = excluded.fingerprint`.execute(
    database,
  );
}

/** Returns when the partner last fetched our copy of an agreement, and whether that was the document that is served now; undefined for never. */
export async function findLastRead(
  database: Database,
  agreementId: number,
): Promise<{ readonly at: Date; readonly isOfPresent: boolean } | undefined> {
  const { rows } = await sql<{ at: Date; isOfPresent: boolean }>`
    select read_at as at, coalesce(fingerprint = ours_fingerprint, false) as "isOfPresent"
    from copy_reads join iia_exchanges using (agreement_id) where agreement_id = ${agreementId}`.execute(
    database,
  );
  return rows[0];
}

/** Agreements whose copy of ours, as it is served now, no partner has fetched. */
export const UNREAD = sql`
  select agreement_id from iia_exchanges left join copy_reads using (agreement_id)
  where ours_fingerprint is not null and fingerprint is distinct from ours_fingerprint`;
