import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { readSettings } from '../../src/config/environment.ts';
import { openDatabase } from '../../src/database/database.ts';
import { requireUsableConnections } from '../../src/database/requireUsableConnections.ts';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { startFailureText } from '../../src/start/startFailureText.ts';
import { startServer } from '../../src/start/startServer.ts';
import { makeEmptyDatabase, type EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { CHILD_ENVIRONMENT } from '../support/portal/childEnvironment.ts';
import { mixedCalls } from '../support/portal/mixedCalls.ts';
import { signIn } from '../support/portal/signIn.ts';
import {
  knowsPreparedStatements,
  PGBOUNCER,
  startPgBouncer,
  type RunningPgBouncer,
} from '../support/programs/pgBouncer.ts';

const TIMEOUT_MS = patient(120_000);
const POOL = 6;

if (PGBOUNCER === undefined)
  process.stderr.write('PgBouncer is not installed: no connection pooler is tried here.\n');
const whereInstalled = PGBOUNCER === undefined ? describe.skip : describe;
const isNew = knowsPreparedStatements();
if (PGBOUNCER !== undefined && !isNew)
  process.stderr.write(
    'PgBouncer is older than 1.21: the portal is not run behind one with prepared statements.\n',
  );
const whereNew = isNew ? test : test.skip;

const progress = {
  ...{ step: () => undefined, ready: () => undefined, partners: () => undefined, failed: () => undefined },
};

whereInstalled('PgBouncer before the database', () => {
  let dataDir: string;
  let empty: EmptyDatabase;
  let pooler: RunningPgBouncer | undefined;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portal-pooler-'));
    empty = await makeEmptyDatabase();
  });
  afterEach(async () => {
    await pooler?.stop();
    pooler = undefined;
    await empty.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }, TIMEOUT_MS);

  async function pooled(settings: Readonly<Record<string, string | number>>): Promise<string> {
    pooler = await startPgBouncer(empty.url, { default_pool_size: POOL, ...settings });
    return pooler.url(empty.url);
  }
  async function start(addresses: Readonly<Record<string, string>>) {
    const port = await findFreePort();
    const settings = readSettings({
      ...CHILD_ENVIRONMENT,
      ...{ PORTAL_ENV: 'test', PORT: String(port), DATA_DIR: dataDir, SAMPLE_AGREEMENTS: '20' },
      ...{ RATE_LIMIT: '0', LOG_LEVEL: 'silent' },
      // The queue of the exchange runs; nothing answers there.
      ...{ EWP_REGISTRY_URL: 'http://127.0.0.1:9/catalogue-v1.xml', EWP_ADMIN_EMAIL: 'ewp@example.org' },
      ...addresses,
    });
    return { settings, running: startServer(settings, progress, new AbortController().signal) };
  }
  async function failureOf(addresses: Readonly<Record<string, string>>): Promise<string> {
    const { settings, running } = await start(addresses);
    return running.then(
      async ({ stop }) => {
        await stop();
        return 'started';
      },
      (error: unknown) => startFailureText(error, settings),
    );
  }

  test(
    'in transaction mode without prepared statements ends the start with what to set',
    async () => {
      const url = await pooled({
        pool_mode: 'transaction',
        ...(isNew ? { max_prepared_statements: 0 } : {}),
      });
      for (const addresses of [
        { DATABASE_URL: url },
        { DATABASE_URL: url, DATABASE_DIRECT_URL: empty.url },
      ]) {
        const text = await failureOf(addresses);
        expect(text).toMatch(/DATABASE_URL.*PgBouncer 1\.21 or newer with max_prepared_statements above 0/);
        expect(text).not.toContain(url);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'in transaction mode at the direct address ends the start with what to set',
    async () => {
      const url = await pooled({ pool_mode: 'transaction' });
      const text = await failureOf({ DATABASE_URL: empty.url, DATABASE_DIRECT_URL: url });
      expect(text).toMatch(/DATABASE_DIRECT_URL cannot be used: .*address of the database itself/);
    },
    TIMEOUT_MS,
  );

  test(
    'in session mode is taken as the database itself, and so is the database',
    async () => {
      const url = await pooled({ pool_mode: 'session' });
      await expect(requireUsableConnections(url, url)).resolves.toBeUndefined();
      await expect(requireUsableConnections(url, empty.url)).resolves.toBeUndefined();
      await expect(requireUsableConnections(empty.url, empty.url)).resolves.toBeUndefined();
    },
    TIMEOUT_MS,
  );

  test(
    'in transaction mode gets no settings that reach others, and limits hold all the same',
    async () => {
      const url = await pooled({ pool_mode: 'transaction', default_pool_size: 1 });
      const limited = openDatabase(url, { connections: 2, statementTimeoutMs: 200, isPooled: true });
      const other = openDatabase(url, { connections: 1, isPooled: true });
      const asked = () => sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
      try {
        const slow = sql`select pg_sleep(20)`;
        await expect(slow.execute(limited)).rejects.toMatchObject({ code: '57014' });
        const inTransaction = limited.transaction().execute(async (transaction) => {
          expect((await asked().execute(transaction)).rows).toEqual([{ limit: '200ms' }]);
          await slow.execute(transaction);
        });
        await expect(inTransaction).rejects.toMatchObject({ code: '57014' });
        expect((await asked().execute(limited)).rows).toEqual([{ limit: '200ms' }]);
        expect((await asked().execute(other)).rows).toEqual([{ limit: '0' }]);
        // What a statement has changed is stored, and what a failed transaction has is not.
        await sql`create table kept (id integer)`.execute(limited);
        await sql`insert into kept values (1)`.execute(limited);
        await limited
          .transaction()
          .execute(async (transaction) => {
            await sql`insert into kept values (2)`.execute(transaction);
            throw new Error('undone');
          })
          .catch(() => undefined);
        expect((await sql`select id from kept`.execute(other)).rows).toEqual([{ id: 1 }]);
      } finally {
        await limited.destroy();
        await other.destroy();
      }
    },
    TIMEOUT_MS,
  );

  whereNew(
    'in transaction mode with prepared statements serves the portal, and no lock stays with an idle connection',
    async () => {
      const url = await pooled({ pool_mode: 'transaction', max_prepared_statements: 200 });
      expect(await failureOf({ DATABASE_URL: url })).toContain('Set DATABASE_DIRECT_URL');
      const { settings, running } = await start({ DATABASE_URL: url, DATABASE_DIRECT_URL: empty.url });
      const { stop } = await running;
      try {
        const token = await signIn(settings.publicUrl, 'iro');
        const calls = mixedCalls(settings.publicUrl, token, 4);
        // Statements get names once they have come a few times.
        for (let round = 0; round < 3; round += 1) await calls.during(async () => undefined);
        const { rows } = await sql<{ idleLocks: number }>`
          select count(*)::integer as "idleLocks" from pg_locks join pg_stat_activity using (pid)
          where locktype = 'advisory' and state = 'idle' and datname = current_database()`.execute(
          empty.database,
        );
        expect(rows).toEqual([{ idleLocks: 0 }]);
        expect(calls.said).toEqual([]);
      } finally {
        await stop();
      }
    },
    TIMEOUT_MS,
  );
});
