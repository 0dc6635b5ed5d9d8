import type { Kysely } from 'kysely';
import { createFoundFunctions } from './foundFunctions.ts';

/**
 * Searches within the records that the caller may read: whether a word is looked for with letters wrong depends on these alone, as the result
 * would otherwise show that another record has the word.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createFoundFunctions(database, 'text, boolean');
}
