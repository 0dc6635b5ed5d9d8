import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ReplayStore } from 'ewp/signature';

/** Remembers accepted requests in the database: for all servers of the portal, and over restarts. */
export function databaseReplayStore(database: Database): ReplayStore {
  return {
    remember: async ({ keyId, requestId, expiresAt }) => {
      const { rows } = await sql`
        insert into exchange_seen_requests (key_id, request_id, expires_at) values (${keyId}, ${requestId}, ${expiresAt})
        on conflict do nothing returning 1`.execute(database);
      return rows.length === 1;
    },
  };
}

/** Forgets what its date alone refuses by now. */
export async function forgetOldRequests(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('exchange_seen_requests').where('expires_at', '<', now).execute();
}
