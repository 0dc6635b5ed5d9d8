import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps by which id and code the network knows an agreement of an earlier system; all others are known by their own id. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agreements add column iia_id text;
    alter table agreements add column iia_code text;
    create unique index agreements_iia_id on agreements (iia_id) where iia_id is not null;
  `.execute(database);
}
