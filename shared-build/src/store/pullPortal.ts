import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ModuleRelease, RegistryModule, RegistryShell } from 'shared-contracts/releases/registry.ts';
import { SERVER_FILE } from '../gate/portalServer.ts';
import { releaseBase } from '../release/previousReleases.ts';
import { RELEASE_FILE, REPORT_FILE } from '../release/releaseFile.ts';
import { RELEASE_LOG } from '../release/releaseLog.ts';
import { CSP_FILE, PAGE_TEMPLATE, shellBase } from '../release/shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from '../release/shellRelease.ts';
import { REGISTRY_FILE, readUnjudged } from '../signing/keptRegistry.ts';
import { SHELL_ID } from '../workspace/workspace.ts';
import { inParallel } from './inParallel.ts';
import type { ObjectStore } from './objectStore.ts';

/** What was in the store: SHA-256 and etag of each file that was brought here, by its key. */
export type Pulled = ReadonlyMap<
  string,
  { readonly hash: string; readonly etag: string; readonly size: number }
>;

export const REGISTRY_KEY = keyOf(REGISTRY_FILE);
export const PAGE_KEY = 'index.html';

/** A registry that nobody has judged. */
type Unjudged = {
  readonly modules?: Readonly<Record<string, Partial<RegistryModule>>>;
  readonly shell?: Partial<RegistryShell>;
};

/** One part of a path in the store: what a registry names comes into no other folder than its own. */
const PLAIN_NAME = /^(?!\.)[\w.-]+$/;

/**
 * Brings from the store into a folder what release commands read: registry, page, log, descriptions of the releases in force and of the shell.
 * Judges none of it; the commands do.
 *
 * - whole: ids of modules, or of the shell, whose releases come with all files, as a command may compare them with the hashes
 */
export async function pullPortal(
  store: Pick<ObjectStore, 'get'>,
  folder: string,
  whole: readonly string[] | 'all',
): Promise<Pulled> {
  const pulled = new Map<string, { readonly hash: string; readonly etag: string; readonly size: number }>();
  const bring = async (key: string): Promise<Buffer | undefined> => {
    const found = await store.get(key);
    if (found === undefined) return undefined;
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), found.content);
    pulled.set(key, { hash: sha256(found.content), etag: found.etag, size: found.content.length });
    return found.content;
  };

  /** A release of which a file is gone is as if it were not there: publishing it again puts all of it there. */
  const bringWhole = async (base: string, descriptions: readonly string[]): Promise<void> => {
    const [description, ...rest] = await inParallel(descriptions, (name) => bring(base + name));
    const { files }: Partial<ModuleRelease> = (description && parse(description)) ?? {};
    const names = Object.keys(files ?? {}).filter((name) => PLAIN_NAME.test(name));
    const found = await inParallel(names, (name) => bring(base + name));
    if ([description, ...rest, ...found].includes(undefined))
      await rm(join(folder, base), { recursive: true, force: true });
  };
  const bringSome = (base: string, names: readonly string[]) =>
    inParallel(names, (name) => bring(base + name));

  const [registry, shell] = await bringSome('', [
    REGISTRY_KEY,
    SHELL_FILE,
    CSP_FILE,
    PAGE_KEY,
    RELEASE_LOG,
    keyOf(SERVER_FILE),
  ]);
  const { release: unnamed }: Partial<ShellRelease> = (shell && parse(shell)) ?? {};
  const { modules, shell: shells }: Unjudged = registry === undefined ? {} : await readUnjudged(folder);
  const named = (id: string) => whole === 'all' || whole.includes(id);

  for (const release of plain([shells?.release ?? unnamed, ...(shells?.previous ?? [])])) {
    const bringRelease = named(SHELL_ID) ? bringWhole : bringSome;
    await bringRelease(keyOf(shellBase(release)), [SHELL_FILE, CSP_FILE, PAGE_TEMPLATE]);
  }
  for (const [id, entry] of Object.entries(modules ?? {})) {
    // A new shell is held against the releases that one could go back to.
    const earlier =
      named(id) || named(SHELL_ID) ? [...(entry.previous ?? []), ...(entry.previews ?? [])] : [];
    for (const name of plain(
      PLAIN_NAME.test(id)
        ? [entry.release?.release, entry.canary?.release.release, ...earlier.map((one) => one.release)]
        : [],
    )) {
      const bringRelease = named(id) ? bringWhole : bringSome;
      await bringRelease(keyOf(releaseBase(id, name)), [RELEASE_FILE, REPORT_FILE]);
    }
  }
  return pulled;
}

/** A release that the registry names: folder of its files as a key that ends in `/`, and the names of these. */
type NamedRelease = { readonly base: string; readonly files: () => Promise<readonly string[]> };

/** Lists the releases that the registry of a store names, earlier ones and previews too. Judges nothing: names that lead elsewhere are left out. */
export async function namedReleases(store: Pick<ObjectStore, 'get'>): Promise<readonly NamedRelease[]> {
  const registry = await store.get(REGISTRY_KEY);
  if (registry === undefined) return [];
  const signed: { readonly signed?: unknown } | undefined = parse(registry.content);
  const { modules, shell }: Unjudged = parse(Buffer.from(String(signed?.signed))) ?? {};
  const named = (base: string, description: string): NamedRelease => ({
    base,
    files: async () => {
      const found = await store.get(base + description);
      const { files }: Partial<ModuleRelease> = (found && parse(found.content)) ?? {};
      return Object.keys(files ?? {}).filter((name) => PLAIN_NAME.test(name));
    },
  });
  const shells = plain([shell?.release, ...(shell?.previous ?? [])]).map((name) =>
    named(keyOf(shellBase(name)), SHELL_FILE),
  );
  const ofModules = Object.entries(modules ?? {})
    .filter(([id]) => PLAIN_NAME.test(id))
    .flatMap(([id, { release, canary, previous = [], previews = [] }]) =>
      plain([release, canary?.release, ...previous, ...previews].map((one) => one?.release)).map((name) =>
        named(keyOf(releaseBase(id, name)), RELEASE_FILE),
      ),
    );
  return [...shells, ...ofModules];
}

function plain(names: ReadonlyArray<string | undefined>): readonly string[] {
  return names.filter((name) => name !== undefined && PLAIN_NAME.test(name)) as readonly string[];
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Gives the key of a path below the portal's folder. */
export function keyOf(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\//, '');
}

/** What cannot be read is left to the command, which says so. */
function parse(content: Buffer): object | undefined {
  try {
    return Object(JSON.parse(content.toString('utf8'))) as object;
  } catch {
    return undefined;
  }
}
