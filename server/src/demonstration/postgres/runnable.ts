import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import { programOf, type PostgresFolder } from './binaries.ts';
import { EmbeddedPostgresError } from '../../database/embeddedPostgresError.ts';

/** A PostgreSQL that was seen to run under the account. */
export type RunnablePostgres = {
  readonly folder: PostgresFolder;
  /** Environment for its programs. */
  readonly environment: Readonly<Record<string, string>>;
};

/**
 * Makes the PostgreSQL of the dependencies runnable and tries it.
 *
 * - Its libraries are looked for under names that are links, and the package brings no links: they are made in `linkFolder`
 * - An account that cannot reach the dependencies (a home folder that is closed to others) gets a copy in `copyFolder`
 *
 * Throws EmbeddedPostgresError when it does not run here (another C library, an old processor).
 */
export function runnablePostgres(
  folder: PostgresFolder,
  {
    linkFolder,
    copyFolder,
    account,
  }: { readonly linkFolder: string; readonly copyFolder: string; readonly account: Account | undefined },
): RunnablePostgres {
  linkLibraries(folder, linkFolder);
  const direct = { folder, environment: environmentFor(folder, linkFolder) };
  const failure = failureOf(direct, account);
  if (failure === undefined) return direct;
  if (account === undefined) throw doesNotRun(failure);

  copyOnce(folder, copyFolder);
  const links = path.join(copyFolder, 'links');
  linkLibraries(copyFolder, links);
  const copied = { folder: copyFolder, environment: environmentFor(copyFolder, links) };
  const copyFailure = failureOf(copied, account);
  if (copyFailure !== undefined) throw doesNotRun(copyFailure);
  return copied;
}

function doesNotRun(reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`The built-in PostgreSQL does not run on this machine (${reason}).`);
}

function environmentFor(folder: PostgresFolder, links: string): Record<string, string> {
  const libraries = [links, path.join(folder, 'lib')].join(path.delimiter);
  // Nothing of the caller's own PG… variables and locale may change what the programs do.
  return {
    PATH: process.env['PATH'] ?? '',
    LC_ALL: 'C',
    TZ: 'UTC',
    LD_LIBRARY_PATH: libraries,
    DYLD_LIBRARY_PATH: libraries,
    ...(process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] ?? 'C:\\Windows' } : {}),
  };
}

/** Tries both programs under the account; undefined when they run. */
function failureOf(
  { folder, environment }: RunnablePostgres,
  account: Account | undefined,
): string | undefined {
  for (const name of ['postgres', 'initdb'] as const) {
    const { status, error, stderr } = spawnSync(programOf(folder, name), ['--version'], {
      ...account,
      env: environment,
      cwd: '/',
      encoding: 'utf8',
    });
    if (status !== 0) return error?.message ?? stderr.trim().split('\n')[0] ?? 'no reason given';
  }
  return undefined;
}

function linkLibraries(folder: PostgresFolder, linkFolder: string): void {
  if (process.platform === 'win32') return;
  mkdirSync(linkFolder, { recursive: true, mode: 0o755 });
  for (const { source, target } of readLinks(folder)) {
    const link = path.join(linkFolder, path.basename(target));
    rmSync(link, { force: true });
    symlinkSync(path.join(folder, path.relative('native', source)), link);
  }
}

function readLinks(folder: PostgresFolder): readonly { readonly source: string; readonly target: string }[] {
  const content: unknown = JSON.parse(readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(content)) return [];
  return content.filter(
    (entry: unknown): entry is { source: string; target: string } =>
      typeof entry === 'object' &&
      entry !== null &&
      'source' in entry &&
      'target' in entry &&
      typeof entry.source === 'string' &&
      typeof entry.target === 'string' &&
      entry.target.startsWith('native/lib/'),
  );
}

/** Copies into a folder beside and renames it, so that a copy that was cut short is never used. */
function copyOnce(folder: PostgresFolder, copyFolder: string): void {
  if (existsSync(copyFolder)) return;
  const unfinished = `${copyFolder}.${process.pid}`;
  mkdirSync(path.dirname(copyFolder), { recursive: true, mode: 0o755 });
  cpSync(folder, unfinished, { recursive: true, dereference: true });
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, copyFolder);
}
