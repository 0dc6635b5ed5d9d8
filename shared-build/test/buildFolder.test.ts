import { execFileSync } from 'node:child_process';
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../scripts/lib/patience.mjs';
import { SHELL_ID, ROOT } from '../src/workspace/workspace.ts';
import { isSameCode } from '../src/release/releaseName.ts';
import { run } from './support/ownRepository.ts';

const MODULE = 'mfe-factsheets';
const RELEASE_FILES: Readonly<Record<string, string>> = {
  [SHELL_ID]: 'shell.json',
  [MODULE]: 'release.json',
};
/** Two builds of two parts: two minutes on two free cores, and five where others use them too. */
const LIMIT_MS = patient(900_000);

let folders: readonly string[];

beforeAll(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'build-folder-'));
  folders = [path.join(parent, 'one'), path.join(parent, 'in', 'another')];
  for (const folder of folders) {
    await copyRepository(folder);
    // One after the other: a machine for tests has few cores, and other tests use them.
    for (const id of [SHELL_ID, MODULE])
      await run(process.execPath, ['shared-build/src/cli/portal.ts', 'build', id], folder);
  }
}, LIMIT_MS);

afterAll(() => rm(path.dirname(folders[0] ?? ''), { recursive: true, force: true }));

/** Copies the working copy with what is installed in it. The copy has no history, and no memory of earlier builds. */
async function copyRepository(folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    // A file that was deleted is listed until that is committed.
    await copyFile(path.join(ROOT, file), path.join(folder, file)).catch(() => undefined);
  }
  for (const name of ['.', ...(await readdir(folder))]) {
    const installed = path.join(name, 'node_modules');
    await linkFolder(path.join(ROOT, installed), path.join(folder, installed)).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    });
  }
}

/** Makes hard links of all files; webpack goes by where a file really is, so that a symbolic link of the folder would not do. */
async function linkFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true });
  await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else
      await link(source, target).catch((error: unknown) => {
        if (!isCode(error, 'EXDEV')) throw error;
        return copyFile(source, target);
      });
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Returns the content of all files of a build, by their path below its folder. */
async function readBuild(folder: string, id: string): Promise<ReadonlyMap<string, Buffer>> {
  const built = path.join(folder, id, 'dist');
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [path.relative(built, file), await readFile(file)] as const)),
  );
}

describe.each([SHELL_ID, MODULE])('%s, built in two folders', (id) => {
  test('is one release', async () => {
    const names = await Promise.all(
      folders.map(async (folder) => {
        const file = path.join(folder, id, 'dist', RELEASE_FILES[id] ?? '');
        return (JSON.parse(await readFile(file, 'utf8')) as { readonly release: string }).release;
      }),
    );
    expect(isSameCode(names[0] ?? '', names[1] ?? ' ')).toBe(true);
  });

  test('has the same files, and none that contains the path of the folder', async () => {
    const [one, other] = await Promise.all(folders.map((folder) => readBuild(folder, id)));
    const differing = [...(one ?? [])].filter(
      ([name, content]) => other?.get(name)?.equals(content) !== true,
    );
    expect(differing.map(([name]) => name)).toEqual([]);
    expect([...(other?.keys() ?? [])].filter((name) => one?.has(name) !== true)).toEqual([]);
    const parent = path.dirname(folders[0] ?? '');
    expect([...(one ?? [])].filter(([, content]) => content.includes(parent)).map(([name]) => name)).toEqual(
      [],
    );
  });
});
