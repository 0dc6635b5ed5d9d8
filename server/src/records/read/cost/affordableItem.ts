import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../../../database/database.ts';
import { dearMembers, isAffordable } from './affordable.ts';

/** A record without what it leads to reads fewer tables: nobody asks the planner for it. */
const LIGHT_TABLES = 8;
const MOST_REMEMBERED = 2_000;

/** Statements that were let through, each for all records: their ids are parameters. */
const admitted = new LRUCache<string, true>({ max: MOST_REMEMBERED });

/**
 * Lets the read of one record through that the planner expects to be affordable for a role; it is asked once for each statement.
 *
 * - tables: that the statement reads
 *
 * Throws a `Problem` (400) that says what to ask less of.
 */
export async function requireAffordableItem(
  database: Database,
  role: Role,
  statement: CompiledQuery,
  tables: number,
): Promise<void> {
  if (tables <= LIGHT_TABLES) return;
  const name = createHash('sha256').update(role).update(statement.sql).digest('base64');
  if (admitted.get(name) === true) return;
  if (!(await isAffordable(database, role, statement))) throw dearMembers();
  admitted.set(name, true);
}
