import { sql } from 'kysely';
import { fromKysely, type Db } from 'pg-boss';
import type { Database } from '../../database/database.ts';

/**
 * Lets the queue's library work with connections of the portal.
 *
 * It sends several statements in one, from `begin` to `commit`. One that fails in the middle would leave its connection in a transaction
 * that takes no more statements, to whoever is given that connection next.
 */
export function queueDatabase(database: Database): Db {
  return {
    executeSql: async (text, values) =>
      database.connection().execute(async (held) => {
        try {
          return await fromKysely(held).executeSql(text, values);
        } catch (error) {
          await sql`rollback`.execute(held).catch(() => undefined);
          throw error;
        }
      }),
  };
}
