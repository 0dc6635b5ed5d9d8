import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keeps who of the office is in charge of an agreement and of an application; each index begins with the order of its list. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agreements add column officer_id integer references users on delete set null;
    create index agreements_officer on agreements (officer_id, id);
    alter table applications add column officer_id integer references users on delete set null;
    create index applications_officer on applications (officer_id, id);
  `.execute(database);
}
