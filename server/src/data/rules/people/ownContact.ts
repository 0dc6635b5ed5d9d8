import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/**
 * Finds the contact record that is a user's own, the oldest when there are several. When there is none, nobody else can make one for that
 * user until the transaction ends.
 */
export async function findOwnContact(database: Database, userId: number): Promise<number | undefined> {
  await sql`select id from users where id = ${userId} for no key update`.execute(database);
  const { rows } = await sql<{ id: number }>`
    select id from contacts where uid = ${userId} order by id limit 1`.execute(database);
  return rows[0]?.id;
}
