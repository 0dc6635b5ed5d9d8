import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, manifestNames } from '../packages/contentHash.mjs';
import { CACHE, ROOT } from '../places.mjs';
import { plainReason, PlainError } from '../plainError.mjs';
import { mustRun, runCommand } from '../runCommand.mjs';
import { NPM_PATIENCE, pinnedVersions } from './runtime.mjs';
import { say } from '../say.mjs';

const MARK = join(CACHE, 'installed');

/**
 * Installs the dependencies exactly as the lock file names them; does nothing when they are there already.
 *
 * Throws PlainError when the registry cannot be reached or the disk is full.
 */
export async function installDependencies({ pnpm, env }) {
  const wanted = contentHash([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.npmrc',
    '.node-version',
    ...manifestNames(),
  ]);
  if (isInstalled(wanted)) return;
  say('Installing dependencies (the first time takes a minute or two)');
  rmSync(MARK, { force: true });
  await requireRegistry(env);
  await mustRun(pnpm, ['install', '--frozen-lockfile', '--prod=false', '--reporter=append-only'], {
    doing: 'Installing dependencies',
    env: { ...env, CI: 'true' },
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(MARK, wanted);
}

/** pnpm would try each of several hundred packages for minutes before it gives up: one look by npm says it at once. */
async function requireRegistry(env) {
  const { code, output } = await runCommand(
    'npm',
    ['view', `pnpm@${pinnedVersions().pnpm}`, 'version', ...NPM_PATIENCE],
    { env },
  );
  const reason = code === 0 ? undefined : plainReason(output);
  if (reason) throw new PlainError(reason);
}

function isInstalled(wanted) {
  const folders = ['node_modules', 'server/node_modules', 'shell/node_modules'];
  return (
    folders.every((name) => existsSync(join(ROOT, name))) &&
    existsSync(MARK) &&
    readFileSync(MARK, 'utf8') === wanted
  );
}
