import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SOURCE_MAPS_FOLDER } from 'shared-contracts/releases/servedFiles.ts';
import { inParallel } from './inParallel.ts';
import { type ObjectStore, StoreError } from './objectStore.ts';
import { keyOf, namedReleases } from './pullPortal.ts';

/** Written by whoever begins, and asked for as anybody would. */
const PROBE_KEY = 'nobody.txt';
const MAP = new RegExp(String.raw`^(?:m/[\w.-]+|shell)/[\w.-]+/${SOURCE_MAPS_FOLDER.replace('.', '\\.')}/`);

/** A store of its own for the maps of releases, and whether it gives an object to whoever asks without a signature. */
export type SourceMapStore = {
  readonly store: ObjectStore;
  readonly address: string;
  readonly isServed: (key: string) => Promise<boolean>;
};

/**
 * Brings into their store the source maps that a command put beside releases in the folder. Those of a release that is there already stay as they are.
 *
 * Throws StoreError when the store fails, and when it gives what lies in it to everybody.
 */
export async function pushSourceMaps(
  { store, address, isServed }: SourceMapStore,
  folder: string,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => keyOf(join(entry.parentPath, entry.name).slice(folder.length)))
    .filter((key) => MAP.test(key));
  if (keys.length === 0) return;
  await store.put(PROBE_KEY, Buffer.from('Nobody but release commands and the server reads here.\n'), null);
  if (await isServed(PROBE_KEY))
    throw new StoreError(
      `Everybody can read ${address}: source maps are for the office and the teams alone. Nothing was released.`,
    );
  await inParallel(keys, async (key) => store.put(key, await readFile(join(folder, key)), null));
}

/**
 * Brings the source maps of all releases that the registry names to where the server reads them; those that are there are not asked for again.
 *
 * - portal: the store of the portal, which says what the files of a release are
 * - folder: the server's `PORTAL_DIR`
 * - result: how many came
 */
export async function pullSourceMaps(
  maps: Pick<ObjectStore, 'get'>,
  portal: Pick<ObjectStore, 'get'>,
  folder: string,
): Promise<number> {
  const releases = await namedReleases(portal);
  const files = (
    await inParallel(releases, async ({ base, files }) => (await files()).map((name) => ({ base, name })))
  ).flat();
  const came = await inParallel(
    files.filter(({ name }) => name.endsWith('.js')),
    async ({ base, name }) => {
      const key = `${base}${SOURCE_MAPS_FOLDER}/${name}.map`;
      const file = join(folder, key);
      if (await isThere(file)) return 0;
      const found = await maps.get(key);
      if (found === undefined) return 0;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, found.content);
      return 1;
    },
  );
  return came.reduce<number>((sum, one) => sum + one, 0);
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
