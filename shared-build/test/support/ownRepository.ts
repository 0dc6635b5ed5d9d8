import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import semver from 'semver';
import { ROOT } from '../../src/workspace/workspace.ts';

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> };
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** Packages that every module has. */
export const PACKED = [
  'shared-auth',
  'shared-build',
  'shared-client',
  'shared-contracts',
  'shared-record',
  'shared-ui',
];

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Packs what a module needs from elsewhere, as it would be published. Gives each package's file by its name. */
export async function packPackages(folder: string): Promise<ReadonlyMap<string, string>> {
  await run('pnpm', ['run', 'packages', '--pack-destination', folder], ROOT);
  const names = [...PACKED, 'shared-sheet'];
  return new Map(
    names.map((name) => [name, join(folder, `${name}-${readManifest(join(ROOT, name)).version}.tgz`)]),
  );
}

/**
 * Does what installing comes to, without any registry: the packed packages are unpacked, and everything of others is a link to what this repository has installed, where that is
 * in the range that is asked for. Each package finds what it names, and nothing else.
 *
 * Throws when something is asked for in a range that is not installed here.
 */
export function installIn(folder: string, packed: ReadonlyMap<string, string>): void {
  const { dependencies, devDependencies } = readManifest(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (packed.has(name)) unpack(folder, name, packed);
    else link(folder, name, 'shared-build', { ...dependencies, ...devDependencies });
  }
}

/** Installs one of the packed packages, with what it needs. */
export function unpack(folder: string, name: string, packed: ReadonlyMap<string, string>): void {
  const place = join(folder, 'node_modules', name);
  if (existsSync(place)) return;
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', packed.get(name) ?? '', '-C', place, '--strip-components', '1']);
  const { dependencies = {} } = readManifest(place);
  for (const one of Object.keys(dependencies))
    if (packed.has(one)) unpack(folder, one, packed);
    else link(place, one, name, dependencies);
  linkCommands(folder, name);
}

function link(folder: string, name: string, from: string, ranges: Readonly<Record<string, string>>): void {
  const target = [from, '.'].map((one) => join(ROOT, one, 'node_modules', name)).find(existsSync);
  const range = ranges[name] ?? '';
  if (target === undefined || !semver.satisfies(readManifest(target).version, range))
    throw new Error(`${folder} asks for ${name} ${range}, which is not what this repository has installed.`);
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(realpathSync(target), place);
  linkCommands(folder, name);
}

function linkCommands(folder: string, name: string): void {
  const place = join(folder, 'node_modules', name);
  const { bin = {} } = readManifest(place);
  const commands = typeof bin === 'string' ? { [name.replace(/^@.*\//, '')]: bin } : bin;
  for (const [command, path] of Object.entries(commands)) {
    const link = join(folder, 'node_modules', '.bin', command);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(place, path), link);
    chmodSync(join(place, path), 0o755);
  }
}

/** Runs a program; gives what it said. Throws with all that it said when it fails. */
export async function run(
  program: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { NODE_OPTIONS: _ofTheTestRunner, RELEASE_KEYS: _ofOtherTests, ...env } = process.env;
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      cwd: folder,
      env: { ...env, ...environment },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = Object(error) as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${program} ${args.join(' ')}: ${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

/** Makes a commit of all that is in a folder, as a release names the commit that it was built from. */
export async function commitAll(folder: string): Promise<void> {
  await run('git', ['init', '--quiet'], folder);
  await run('git', ['add', '--all'], folder);
  const author = ['-c', 'user.name=Ελένη Παππά', '-c', 'user.email=eleni@module.example'];
  await run('git', [...author, 'commit', '--quiet', '--message', 'Begin the module'], folder);
}

/** Copies the repository, so that a test can spoil it; what is installed stays where it is. */
export async function copyOf(repository: string, copy: string): Promise<string> {
  await cp(repository, copy, {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|\.cache|dist|\.git)$/.test(source),
  });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
