import { copyDatabase, type OwnDatabase } from './ownDatabase.ts';

export type TestDatabase = OwnDatabase;

/** Makes a database of its own for a test file: tables, reference data and a sample of about 150 agreements are in it. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  return copyDatabase('PORTAL_TEST_TEMPLATE', 6);
}
