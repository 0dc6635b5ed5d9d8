import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Lets a note say why a coordinator proposes an agreement. Lists ask for drafts that were proposed by an index of their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agreement_notes drop constraint agreement_notes_kind_check;
    alter table agreement_notes add constraint agreement_notes_kind_check check (kind in ('note', 'call', 'mail', 'proposal'));
    create index agreement_notes_proposals on agreement_notes (agreement_id) where kind = 'proposal';
  `.execute(database);
}
