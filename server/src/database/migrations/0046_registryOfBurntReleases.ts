import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Keeps with a release that failed in too many browsers the number of the registry at which this was found out; what was found out before has
 * none that counts.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table burnt_releases add column sequence bigint not null default 0;
    -- Nobody asks for it any more; processes of the version before still write it.
    alter table module_reports alter column is_student set default false;
  `.execute(database);
}
