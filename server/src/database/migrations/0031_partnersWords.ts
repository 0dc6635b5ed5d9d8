import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps with a mobility row what the partner's condition says that the row has no place for, and lets a language have no level. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table agreement_mobilities add column as_partner_sent jsonb`.execute(database);
  await sql`alter table mobility_language_skills alter column language_level drop not null`.execute(database);
}
