import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

const MEMORY = '/dev/shm';
/** Some thirty databases at once would fit. */
const LEAST_FREE_BYTES = 1024 ** 3;
const NAME = 'portal_tests';

/**
 * Gives the name of the tablespace for databases of tests: one in memory where the server runs on this machine and that has room, for making
 * hundreds of files is what such a database costs; nothing elsewhere.
 *
 * - isShared: another run works on the same server, whose tablespace is taken
 */
export async function openMemorySpace(client: pg.Client, isShared: boolean): Promise<string> {
  if (!isShared) await removeMemorySpace(client);
  if ((await locationOf(client)) !== undefined) return NAME;
  const owner = await ownerOfData(client);
  if (owner === undefined || !hasRoom()) return '';
  const folder = mkdtempSync(path.join(MEMORY, 'portal-tests-'));
  try {
    chownSync(folder, owner.uid, owner.gid);
    await client.query(`create tablespace ${NAME} location '${folder}'`);
    return NAME;
  } catch {
    rmSync(folder, { recursive: true });
    return '';
  }
}

/** Removes the tablespace and what tests that were cut short have left, wherever it lies. */
export async function removeMemorySpace(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'portal\\_test\\_db\\_%'`,
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  const folder = await locationOf(client);
  if (folder === undefined) return;
  await client.query(`drop tablespace ${NAME}`);
  rmSync(folder, { recursive: true, force: true });
}

async function locationOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ location: string }>(
    'select pg_tablespace_location(oid) as location from pg_tablespace where spcname = $1',
    [NAME],
  );
  return rows[0]?.location;
}

/** Whose the files of the server's data are; undefined where they are not on this machine. */
async function ownerOfData(
  client: pg.Client,
): Promise<{ readonly uid: number; readonly gid: number } | undefined> {
  if (!['127.0.0.1', 'localhost', '::1'].includes(client.host)) return undefined;
  // Nothing comes where the account may not know.
  const { rows } = await client.query<{ setting: string }>(
    `select setting from pg_settings where name = 'data_directory'`,
  );
  const folder = rows[0]?.setting ?? '';
  return existsSync(path.join(folder, 'PG_VERSION')) ? statSync(folder) : undefined;
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= LEAST_FREE_BYTES;
}
