import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIndexPage } from '../portalPage/indexPage.ts';
import { type ObjectStore, StoreError } from './objectStore.ts';
import { pullPortal } from './pullPortal.ts';
import { pushPortal, StoreConflictError } from './pushPortal.ts';
import { pushSourceMaps, type SourceMapStore } from './sourceMapStore.ts';

/** - maps: where the source maps of what is released are kept; undefined where they stay away */
type Kept = { readonly writesPage: boolean; readonly maps?: SourceMapStore | undefined };

/** Whoever loses this often meets somebody who releases without end. */
const TRIES = 8;

/**
 * Does with a portal in a store what is done with one in a folder: brings it here, works, brings back what changed. When somebody else was
 * faster, all of it is done again with what is there then.
 *
 * - whole: ids of modules, or of the shell, whose releases the work reads with all their files
 *
 * Throws what the work throws, with nothing changed in the store, and StoreError when the store fails.
 */
export async function inStore<T>(
  store: ObjectStore,
  whole: readonly string[] | 'all',
  kept: Kept,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await once(store, whole, kept, work);
    if (done === undefined) continue;
    for (let pages = 0; !done.isPageThere && pages < TRIES; pages += 1) {
      done.isPageThere = (await once(store, [], kept, writeIndexPage))?.isPageThere === true;
    }
    if (!done.isPageThere)
      throw new StoreError('It is in force, but others write the page again and again: run registry renew.');
    return done.result;
  }
  throw new StoreError('Others change the registry again and again; nothing was put in force.');
}

async function once<T>(
  store: ObjectStore,
  whole: readonly string[] | 'all',
  kept: Kept,
  work: (folder: string) => Promise<T>,
): Promise<{ result: T; isPageThere: boolean } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  try {
    const pulled = await pullPortal(store, folder, whole);
    const result = await work(folder);
    if (kept.maps !== undefined) await pushSourceMaps(kept.maps, folder);
    return { result, isPageThere: await pushPortal(store, folder, pulled, kept.writesPage) };
  } catch (error) {
    if (error instanceof StoreConflictError) return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
