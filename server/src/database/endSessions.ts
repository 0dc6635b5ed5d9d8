import pg from 'pg';

const PATIENCE_MS = 5_000;

/**
 * Ends the connections of a name, whatever they are at, and waits until the database has let go of them: what they had not committed is undone.
 *
 * - name: as `openDatabase` was given it
 */
export async function endSessions(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      'select pg_terminate_backend(pid, $2) from pg_stat_activity where application_name = $1',
      [name, PATIENCE_MS],
    );
  } finally {
    await client.end();
  }
}
