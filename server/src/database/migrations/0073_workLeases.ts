import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Notes which server does what one server does at a time, and until when another one leaves it alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_leases (
      name text primary key,
      holder uuid not null,
      expires_at timestamptz not null
    );
  `.execute(database);
}
