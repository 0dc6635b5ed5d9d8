import { copyDatabase, type OwnDatabase } from './ownDatabase.ts';

export type EmptyDatabase = OwnDatabase;

/** Makes a database without any table, for tests of what fills one. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  return copyDatabase('template0', 2);
}
