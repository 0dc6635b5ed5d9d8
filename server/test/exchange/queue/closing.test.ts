import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { makeTestDatabase, type TestDatabase } from '../../support/databases/testDatabase.ts';
import { CHILD_ENVIRONMENT } from '../../support/portal/childEnvironment.ts';

const TIMEOUT_MS = patient(60_000);
const MAIN = path.resolve(import.meta.dirname, '../../../src/main.ts');
const CLOSED_QUEUE = path.resolve(import.meta.dirname, '../support/closedQueue.ts');

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
}, TIMEOUT_MS);
afterAll(() => database.remove());

/** Runs a program to its end; gives what it said, and its exit code. */
async function run(program: string, environment: Record<string, string>) {
  const env = { ...CHILD_ENVIRONMENT, DATABASE_URL: database.url, ...environment };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => (said.stdout += String(text)));
  child.stderr.on('data', (text) => (said.stderr += String(text)));
  const [code] = await once(child, 'close');
  return { code, ...said };
}

describe('a server that ends', () => {
  test(
    'outlives a partner that hung up after the database was closed',
    async () => {
      expect(await run(CLOSED_QUEUE, {})).toMatchObject({ code: 0, stdout: 'the partner hung up' });
    },
    TIMEOUT_MS,
  );

  test(
    'since its port is taken closes the queue before the database, whatever waits to be sent',
    async () => {
      await sql`
        insert into exchange_deliveries (agreement_id, kind, partner_hei_id, iia_id, hash, created_at, next_try_at)
        select agreements.id, 'iia-cnr', 'partner.example.edu', agreements.id::text, 'hash', now(), now() from agreements order by agreements.id limit 8`.execute(
        database.database,
      );
      await sql`update institutions set hei_id = 'local.example.edu' where is_local`.execute(
        database.database,
      );
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const { code, stdout, stderr } = await run(MAIN, {
        PORTAL_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        EWP_REGISTRY_URL: 'http://127.0.0.1:9/catalogue-v1.xml',
        EWP_ADMIN_EMAIL: 'ewp@example.org',
      });
      other.close();
      expect(code).toBe(1);
      expect(stderr).toContain(String(port));
      expect(stdout + stderr).not.toMatch(/destroyed|"level":[56]0|\n {4}at /);
    },
    TIMEOUT_MS,
  );
});
