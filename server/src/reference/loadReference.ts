import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { loadCodeLists } from './loadCodeLists.ts';
import { DEFAULT_LOCAL_CODE, loadInstitutions } from './loadInstitutions.ts';
import { referenceHash } from './referenceHash.ts';

const META_KEY = 'reference-data';

export type ReferenceOptions = {
  readonly localInstitution?: string | undefined;
  readonly tell?: (step: string) => void;
};

/**
 * Writes the reference data in one transaction, unless the database holds exactly this data already.
 *
 * - localInstitution: Erasmus code of the university that runs the portal; a database keeps to the one that it began with
 * - result: true when it was written
 */
export async function loadReference(database: Database, options: ReferenceOptions = {}): Promise<boolean> {
  const { localInstitution = DEFAULT_LOCAL_CODE, tell = () => {} } = options;
  const data = await referenceHash();
  const hash = localInstitution === DEFAULT_LOCAL_CODE ? data : `${data} ${localInstitution}`;
  const loaded = await database
    .selectFrom('portal_meta')
    .select('value')
    .where('key', '=', META_KEY)
    .executeTakeFirst();
  if (loaded?.value.hash === hash) return false;
  tell('Loading institutions, countries, languages, subject areas, departments');
  await database.transaction().execute(async (transaction) => {
    await loadCodeLists(transaction);
    await loadInstitutions(transaction, localInstitution);
    // Groups come with ids of their own.
    await sql`select setval(pg_get_serial_sequence('groups', 'id'), max(id)) from groups`.execute(
      transaction,
    );
    const value = JSON.stringify({ hash });
    await transaction
      .insertInto('portal_meta')
      .values({ key: META_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, changed_at: sql`now()` }))
      .execute();
    await sql`update change_counters set version = version + 1`.execute(transaction);
  });
  await analyzeTables(database);
  return true;
}

/** The planner knows nothing of freshly filled tables until it is told. */
async function analyzeTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(database);
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(database);
}
