import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { openDatabase, type Database } from '../../src/database/database.ts';
import { prepareDatabase } from '../../src/start/prepareDatabase.ts';
import { eventually } from '../exchange/support/portalNodes.ts';
import {
  makeFolder,
  POSTGRES_BIN,
  runTool,
  startCluster,
  type SystemCluster,
} from '../support/databases/systemPostgres.ts';

const TIMEOUT_MS = patient(240_000);
const TOOLS = path.resolve(import.meta.dirname, '../../../deploy/backup');

if (POSTGRES_BIN === undefined)
  process.stderr.write("PostgreSQL's tools are not installed: backups are not made and restored here.\n");
const whereInstalled = POSTGRES_BIN === undefined ? describe.skip : describe;

whereInstalled('a backup', () => {
  let folder: string;
  let scripts: string;
  let cluster: SystemCluster;
  let database: Database;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-backup-'));
    chmodSync(folder, 0o777);
    // The account of PostgreSQL may not be let into the repository.
    scripts = makeFolder(path.join(folder, 'scripts'));
    chmodSync(scripts, 0o755);
    for (const name of readdirSync(TOOLS)) {
      copyFileSync(path.join(TOOLS, name), path.join(scripts, name));
      chmodSync(path.join(scripts, name), 0o755);
    }
    const archive = makeFolder(path.join(folder, 'archive'));
    const data = path.join(folder, 'cluster');
    await runTool('initdb', [
      '--pgdata',
      data,
      '--username=portal',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    cluster = await startCluster(data, {
      archive_mode: 'on',
      archive_command: `${scripts}/archive-wal.sh %p %f ${archive}`,
    });
    await runTool('psql', ['--dbname', cluster.url('postgres'), '--command', 'create database portal']);
    database = openDatabase(cluster.url('portal'), { connections: 4 });
    await prepareDatabase(database, { sampleAgreements: 5 });
  }, TIMEOUT_MS);
  afterAll(async () => {
    await database.destroy();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  /** What each table holds: rows, and one number that any other letter in them would change. */
  async function contents(of: Database): Promise<Readonly<Record<string, string>>> {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1, 2`.execute(of);
    const held: Record<string, string> = {};
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ held: string }>`
        select count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as held
        from ${sql.table(`${schema}.${name}`)} as t`.execute(of);
      held[`${schema}.${name}`] = rows[0]?.held ?? '';
    }
    return held;
  }

  test(
    'of one moment is restored into an empty database, which the portal takes as its own',
    async () => {
      const dump = await runTool(path.join(scripts, 'dump.sh'), [
        cluster.url('portal'),
        path.join(makeFolder(path.join(folder, 'dumps')), 'nightly'),
      ]);
      await runTool('psql', ['--dbname', cluster.url('postgres'), '--command', 'create database restored']);
      await runTool(path.join(scripts, 'restore.sh'), [dump, cluster.url('restored')]);
      const restored = openDatabase(cluster.url('restored'), { connections: 4 });
      try {
        const there = await contents(database);
        expect(Object.keys(there).length).toBeGreaterThan(40);
        expect(await contents(restored)).toEqual(there);
        expect(await prepareDatabase(restored, { sampleAgreements: 5 })).toEqual({
          ...{ migrations: [], wroteReference: false, wroteSample: false },
        });
        // Numbers go on where they were.
        await sql`insert into users (name) values ('after-the-restore')`.execute(restored);
      } finally {
        await restored.destroy();
      }
      await expect(
        runTool(path.join(scripts, 'restore.sh'), [dump, cluster.url('restored')]),
      ).rejects.toThrow('has tables already');
    },
    TIMEOUT_MS,
  );

  test.each([
    ['postgres://portal:secret@127.0.0.1:1/portal'],
    ['postgres://portal:secret@127.0.0.1?dbname=portal'],
    ['postgres://127.0.0.1:1/portal?user=portal&password=secret'],
    ['host=127.0.0.1 port=1 password=secret'],
  ])('is not made or restored with a password that everybody on the machine sees, as in %s', async (url) => {
    const refusal = 'may have no password';
    const dump = runTool(path.join(scripts, 'dump.sh'), [url, path.join(folder, 'none')]);
    await expect(dump).rejects.toThrow(refusal);
    expect(existsSync(path.join(folder, 'none'))).toBe(false);
    await expect(runTool(path.join(scripts, 'restore.sh'), ['none.dump', url])).rejects.toThrow(refusal);
  });

  test(
    'is brought to the moment before a mistake',
    async () => {
      const base = path.join(folder, 'base');
      await runTool('pg_basebackup', [
        '--dbname',
        cluster.url('postgres'),
        '--pgdata',
        base,
        '--checkpoint=fast',
      ]);
      // Later than the base backup: only the log has it.
      await sql`insert into users (name) values ('before-the-mistake')`.execute(database);
      const before = await contents(database);
      const { rows } = await sql<{ moment: string; piece: string }>`
        
        select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment, pg_walfile_name(pg_current_wal_lsn()) as piece`.execute(
        database,
      );
      const { moment = '', piece = '' } = rows[0] ?? {};
      await sql`delete from users where name = 'before-the-mistake'`.execute(database);
      await sql`truncate agreements cascade`.execute(database);
      await sql`select pg_switch_wal()`.execute(database);
      await eventually(
        async () => readdirSync(path.join(folder, 'archive')),
        (pieces) => pieces.includes(piece),
      );

      const target = path.join(folder, 'to-time');
      await runTool(path.join(scripts, 'restore-to-time.sh'), [
        base,
        path.join(folder, 'archive'),
        target,
        moment,
      ]);
      const again = await startCluster(target, { archive_mode: 'off' });
      const restored = openDatabase(again.url('portal'), { connections: 2 });
      try {
        await eventually(
          async () =>
            (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(restored)).rows[0]?.is,
          (isRecovering) => isRecovering === false,
        );
        expect(await contents(restored)).toEqual(before);
      } finally {
        await restored.destroy();
        await again.stop();
      }
    },
    TIMEOUT_MS,
  );

  test.each([
    '2026-11-23 09:41:00+02',
    '2026-11-23T09:41:00.123456Z',
    '2026-11-23 09:41Z',
    '2026-11-23T09:41:00+0200',
    '2026-11-23T09:41:00-03:30',
  ])('is prepared for %s in a form that PostgreSQL takes', async (moment) => {
    const [base, target] = ['empty-base', 'prepared'].map((name) => path.join(folder, name));
    for (const made of [base, target]) rmSync(made ?? '', { recursive: true, force: true });
    writeFileSync(path.join(makeFolder(base ?? ''), 'PG_VERSION'), '15\n');
    await runTool(path.join(scripts, 'restore-to-time.sh'), [
      ...[base ?? '', path.join(folder, 'archive'), target ?? '', moment],
    ]);
    writeFileSync(path.join(target ?? '', 'postgresql.conf'), '');
    const asked = ['-D', target ?? '', '-C', 'recovery_target_time'];
    const taken = await runTool(path.join(POSTGRES_BIN ?? '', 'postgres'), asked);
    expect(taken.startsWith('2026-11-23')).toBe(true);
  });

  test.each([
    ['a day that there is not', '2026-02-30 09:41:00+02'],
    ['no zone', '2026-11-23 09:41:00'],
    ['words', 'yesterday'],
    ['a setting of its own', "2026-11-23 09:41:00+02'\narchive_cleanup_command = 'rm -r /"],
    ['nothing', ''],
  ])('is not begun for a time with %s', async (_, moment) => {
    const target = path.join(folder, 'refused');
    const restored = runTool(path.join(scripts, 'restore-to-time.sh'), [
      path.join(folder, 'base'),
      path.join(folder, 'archive'),
      target,
      moment,
    ]);
    await expect(restored).rejects.toThrow('a day of the calendar, a time and its zone');
    expect(existsSync(target)).toBe(false);
  });
});
