import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import { programOf } from './binaries.ts';
import { EmbeddedPostgresError } from '../../database/embeddedPostgresError.ts';
import type { Places } from './places.ts';
import type { RunnablePostgres } from './runnable.ts';
import { startFailure } from './startFailure.ts';

/** Name of the cluster's one account, which is also the name of its database. */
export const CLUSTER_USER = 'portal';

/** Lies in the cluster's folder, so that the two come into being together. */
const PASSWORD_FILE = 'portal.password';

/**
 * Makes the cluster at the first start, and gives its password.
 *
 * - Text is UTF-8 and letters follow Unicode whatever the machine's own locale is, so that Greek is found in either case
 * - The cluster is made beside its place and moved there: one that was cut short is thrown away
 *
 * Throws EmbeddedPostgresError with the reason in plain words.
 */
export function ensureCluster(
  postgres: RunnablePostgres,
  places: Places,
  account: Account | undefined,
): { readonly password: string } {
  if (!existsSync(places.cluster)) makeCluster(postgres, places, account);
  return { password: readPassword(path.join(places.cluster, PASSWORD_FILE)) };
}

function makeCluster(postgres: RunnablePostgres, places: Places, account: Account | undefined): void {
  const unfinished = `${places.cluster}.new.${process.pid}`;
  const passwordFile = path.join(places.home, `${PASSWORD_FILE}.${process.pid}`);
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account !== undefined) chownSync(passwordFile, account.uid, account.gid);

  const { status, stderr, error } = spawnSync(
    programOf(postgres.folder, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${CLUSTER_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account, env: postgres.environment, cwd: '/', encoding: 'utf8' },
  );
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
    throw new EmbeddedPostgresError(
      `The database cannot be created: ${startFailure(stderr) ?? error?.message ?? stderr.trim()}.`,
    );
  }
  renameSync(passwordFile, path.join(unfinished, PASSWORD_FILE));
  try {
    renameSync(unfinished, places.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process on the same data folder was first: its cluster is as good.
    if (!existsSync(places.cluster)) throw error;
  }
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new EmbeddedPostgresError(`The password of the database is missing (${file}).`, { cause });
  }
}
