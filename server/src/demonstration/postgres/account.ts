import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from '../../database/embeddedPostgresError.ts';

/** System account under which PostgreSQL runs. */
export type Account = { readonly uid: number; readonly gid: number };

/**
 * Names the account for PostgreSQL, which refuses to run as root: `nobody` when this process is root, else undefined, which means the
 * account of this process.
 */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root, and this system has no account "nobody" to run it as.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}
