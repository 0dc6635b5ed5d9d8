import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../database/database.ts';
import { isWorthRetrying, saveProblem } from './databaseFault.ts';

const MAX_RETRIES = 3;
const RETRY_PAUSE_MS = 20;

/**
 * Runs a save as one transaction: all of it is stored, or nothing.
 *
 * A transaction that lost against another one is run again, up to {@link MAX_RETRIES} times. Throws a `Problem` for what the
 * database refuses.
 */
export async function saveTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt >= MAX_RETRIES || !isWorthRetrying(error)) throw saveProblem(error);
      await sleep(RETRY_PAUSE_MS * (attempt + 1) * (1 + Math.random()));
    }
  }
}
