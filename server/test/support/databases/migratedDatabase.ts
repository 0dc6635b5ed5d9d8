import { patient } from '../../../../scripts/lib/patience.mjs';
import { copyDatabase, type OwnDatabase } from './ownDatabase.ts';

/** Making or dropping a database may take this long on a busy machine. */
export const DATABASE_TIMEOUT_MS = patient(60_000);

/** Makes a database with all tables and without any record, for tests that bring their own. */
export async function makeMigratedDatabase(): Promise<OwnDatabase> {
  return copyDatabase('PORTAL_TEST_TABLES', 2);
}
