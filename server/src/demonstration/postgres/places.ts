import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Account } from './account.ts';
import { COMMON_FOLDER, homeElsewhere } from './homeElsewhere.ts';

export type Places = {
  /** Holds the cluster, its password and its log; closed to everybody but the account. */
  readonly home: string;
  readonly cluster: string;
  readonly log: string;
  /** Readable by the account: links to libraries. */
  readonly links: string;
  /** Copy of the programs, for an account that cannot reach the original. */
  readonly copy: string;
  /** True when the data could not stay in the data folder; the person who starts the portal is told. */
  readonly isElsewhere: boolean;
};

/**
 * Chooses the folders of the embedded PostgreSQL: below the data folder where its account can reach that, else below
 * `/var/lib/mobility-portal`, in a folder of its own for each data folder that there was.
 *
 * - version: of the PostgreSQL package, so that a copy of another version is never used
 */
export function placesFor(dataDir: string, version: string, account: Account | undefined): Places {
  const wanted = path.join(dataDir, 'postgres');
  const isNew = !existsSync(wanted);
  makeFolder(dataDir);
  makeFolder(wanted, account);
  const isElsewhere = account !== undefined && !canReach(wanted, account);
  const home = isElsewhere
    ? homeElsewhere({ dataDir, pointer: path.join(wanted, 'elsewhere'), isNew })
    : wanted;
  if (isElsewhere) makeFolder(home, account);
  return {
    home,
    cluster: path.join(home, 'cluster'),
    log: path.join(home, 'postgres.log'),
    links: path.join(home, 'links'),
    copy: path.join(COMMON_FOLDER, `programs-${version}`),
    isElsewhere,
  };
}

function makeFolder(folder: string, account?: Account): void {
  mkdirSync(folder, { recursive: true, mode: account === undefined ? 0o755 : 0o700 });
  if (account === undefined) return;
  chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/** Tries it: rights of folders, of what is mounted and of security modules add up, and only the system knows the sum. */
function canReach(folder: string, account: Account): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...account, cwd: '/' }).status === 0
  );
}
