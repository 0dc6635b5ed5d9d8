import path from 'node:path';
import { openDatabase, type Database } from '../../src/database/database.ts';
import { startEmbeddedPostgres } from '../../src/demonstration/postgres/embeddedPostgres.ts';
import { benchDatabase } from './benchDatabase.ts';

export const tell = (line: string): void => console.log(line);

/** What a bench measures on: address of any database of the server, and how its tables call it. */
export type BenchPostgres = { readonly server: string; readonly name: string };

/** Does work with PostgreSQL, at `DATABASE_URL` or the embedded one in `.data/bench`, which ends with it; databases are kept for the next run. */
export async function withPostgres(work: (postgres: BenchPostgres) => Promise<void>): Promise<void> {
  const given = process.env['DATABASE_URL'];
  if (given) return work({ server: given, name: 'given PostgreSQL' });
  const data = process.env['DATA_DIR'] ?? path.join(import.meta.dirname, '../../../.data');
  const embedded = await startEmbeddedPostgres({ dataDir: path.resolve(data, 'bench'), tell });
  try {
    await work({ server: embedded.url, name: 'embedded PostgreSQL' });
  } finally {
    await embedded.stop();
  }
}

/** Does work with the database of one size. */
export async function withBenchDatabase(
  agreements: number,
  work: (url: string) => Promise<void>,
): Promise<void> {
  await withPostgres(async ({ server }) => work(await benchDatabase(server, agreements, tell)));
}

/** Does work with one database after the other, of the sizes that are named with commas between. */
export async function withEachDatabase(
  sizes: string,
  work: (database: Database, size: number) => Promise<void>,
): Promise<void> {
  await withPostgres(async ({ server }) => {
    for (const size of sizes.split(',').map(Number)) {
      const database = openDatabase(await benchDatabase(server, size, tell), { connections: 8 });
      try {
        await work(database, size);
      } finally {
        await database.destroy();
      }
    }
  });
}
