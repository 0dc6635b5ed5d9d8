import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const IN_SHELL = process.platform === 'win32';
const LIMIT_MS = 300_000;

export type PackageJson = {
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
  readonly dependencies: Readonly<Record<string, string>>;
};

export function packageJson(folder = PACKAGE): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/** - files: what was packed, by their paths in it */
export type InstalledPackage = {
  readonly folder: string;
  readonly files: readonly string[];
  readonly remove: () => void;
};

/** Packs the package as it would be published, and installs it with npm in a folder that has nothing else, as a university would that has TypeScript. */
export function installPackage(): InstalledPackage {
  const folder = mkdtempSync(path.join(tmpdir(), 'ewp-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const packed = JSON.parse(said('pnpm', ['pack', '--json', '--pack-destination', folder], PACKAGE)) as {
      readonly filename: string;
      readonly files: readonly { readonly path: string }[];
    };
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    said('npm', ['install', ...options, packed.filename, '@types/node@24'], folder);
    return { folder, files: packed.files.map((file) => file.path).sort(), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Gives the path of a Node.js from the npm registry; null where it cannot be had. */
export function nodeOf(version: string): string | null {
  const found = run('npx', [
    '--yes',
    '--prefer-offline',
    '-p',
    `node@${version}`,
    'node',
    '-p',
    'process.execPath',
  ]);
  const [node] = found.stdout.trim().split('\n').slice(-1);
  return found.status === 0 && node ? node : null;
}

/** Runs a program and gives what it said. Throws with all that it said when it fails. */
export function said(program: string, args: readonly string[], folder: string): string {
  const { status, stdout, stderr, error } = run(program, args, folder);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
  return stdout;
}

function run(program: string, args: readonly string[], folder = tmpdir()): SpawnSyncReturns<string> {
  const { NODE_OPTIONS: _ofTheTestRunner, ...env } = process.env;
  return spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    shell: IN_SHELL && !path.isAbsolute(program),
  });
}
