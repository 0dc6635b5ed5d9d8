import path from 'node:path';
import { startEmbeddedPostgres } from '../src/demonstration/postgres/embeddedPostgres.ts';
import { benchDatabase } from './benchDatabase.ts';

export const tell = (line: string): void => console.log(line);

/** Does work with the database of one size, on `DATABASE_URL` or the embedded PostgreSQL, which ends with it. */
export async function withBenchDatabase(
  agreements: number,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const dataDir = path.resolve(
    process.env['DATA_DIR'] ?? path.join(import.meta.dirname, '../../.data'),
    'bench',
  );
  const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, tell });
  try {
    await work(await benchDatabase(embedded?.url ?? given ?? '', agreements, tell));
  } finally {
    await embedded?.stop();
  }
}
