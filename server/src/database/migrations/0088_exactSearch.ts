import type { Kysely } from 'kysely';
import { createFoundFunctions } from './foundFunctions.ts';

/** Lets a search ask for the words as they are typed only. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createFoundFunctions(database, 'text, boolean, integer[]');
}
