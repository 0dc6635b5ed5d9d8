import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { conflict } from '../platform/problems/refusals.ts';

/** Most notes and mails of one record: they are read in one response. */
export const MOST_NOTES = 500;

const COLUMNS = { agreement_notes: 'agreement_id', application_notes: 'application_id' } as const;

/** Throws a `Problem` 409 where a record has as many notes as it may have. */
export async function requireFewNotes(
  database: Database,
  table: keyof typeof COLUMNS,
  recordId: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(COLUMNS[table])} = ${recordId}`.execute(
    database,
  );
  if ((rows[0]?.count ?? 0) < MOST_NOTES) return;
  throw conflict({
    en: `There are ${MOST_NOTES} notes and mails here, and no more are kept. Delete notes that nobody needs.`,
    el: `Υπάρχουν ήδη ${MOST_NOTES} σημειώσεις και μηνύματα εδώ και δεν τηρούνται άλλα. Διαγράψτε σημειώσεις που δεν χρειάζονται.`,
  });
}
