import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UNSERVED } from 'shared-contracts/releases/servedFiles.ts';
import { RELEASE_FILE } from '../release/releaseFile.ts';
import { RELEASE_LOG } from '../release/releaseLog.ts';
import { inParallel } from './inParallel.ts';
import { type ObjectStore, StoreError } from './objectStore.ts';
import { keyOf, PAGE_KEY, type Pulled, REGISTRY_KEY, sha256 } from './pullPortal.ts';

/** Thrown when somebody else changed the store since it was read; nothing that was wanted is in force then. */
export class StoreConflictError extends Error {
  override readonly name = 'StoreConflictError';
}

type Change = { readonly key: string; readonly content: Buffer };

/** Written by whoever begins; nobody reads it. What is never so is expected of it, to see whether the store looks at that. */
const CONDITIONS_KEY = 'registry/.conditions';
const WRITTEN_ONCE = /^(?:m|shell)\//;
const LOG_TRIES = 20;

/**
 * Brings into the store what a command changed in the folder: files of releases, what describes the shell, the line of the log, then the
 * registry, which puts it in force, and last the page. Deletes nothing.
 *
 * - writesPage: otherwise the page and what else lies beside it stays as it is
 * - result: false when everything is in force and somebody else wrote the page meanwhile: it has to be written of what is there now
 *
 * Throws StoreConflictError when the registry is not the one that was read, and StoreError when the store fails or keeps no conditions.
 */
export async function pushPortal(
  store: ObjectStore,
  folder: string,
  pulled: Pulled,
  writesPage: boolean,
): Promise<boolean> {
  const all = await changesIn(folder, pulled);
  const changes = writesPage ? all : all.filter(({ key }) => key.includes('/') || key === RELEASE_LOG);
  if (changes.length === 0) return true;
  await requireConditions(store);

  const once = changes.filter(({ key }) => WRITTEN_ONCE.test(key));
  const described = (change: Change) => change.key.endsWith(`/${RELEASE_FILE}`);
  await inParallel(
    once.filter((change) => !described(change)),
    (change) => writeOnce(store, change),
  );
  // A release whose description is there is there as a whole.
  await inParallel(once.filter(described), (change) => writeOnce(store, change));

  const last = [RELEASE_LOG, REGISTRY_KEY, PAGE_KEY];
  for (const change of changes) {
    if (!WRITTEN_ONCE.test(change.key) && !last.includes(change.key)) await swap(store, change, pulled);
  }
  const [log, registry, page] = last.map((key) => changes.find((change) => change.key === key));
  const lines = log?.content.subarray(pulled.get(RELEASE_LOG)?.size ?? 0).toString('utf8') ?? '';
  // No change without its line; one that did not come about takes its line back.
  if (lines !== '') await changeLog(store, (text) => text + lines);
  if (registry !== undefined) {
    try {
      await swap(store, registry, pulled);
    } catch (error) {
      if (error instanceof StoreConflictError && lines !== '')
        await changeLog(store, (text) => text.replace(lines, ''));
      throw error;
    }
  }
  if (page === undefined) return true;
  return swap(store, page, pulled).then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreConflictError) return false;
      throw error;
    },
  );
}

async function changesIn(folder: string, pulled: Pulled): Promise<readonly Change[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => keyOf(join(entry.parentPath, entry.name).slice(folder.length)))
    .filter((key) => !UNSERVED.test(`/${key}`))
    .sort();
  const files = await inParallel(keys, async (key) => ({ key, content: await readFile(join(folder, key)) }));
  return files.filter(({ key, content }) => pulled.get(key)?.hash !== sha256(content));
}

/** A store that writes whatever was expected would lose the change of one of two who write at once. */
async function requireConditions(store: ObjectStore): Promise<void> {
  const content = Buffer.from('Nobody reads this.\n');
  const isNew = await store.put(CONDITIONS_KEY, content, null);
  const never = `"${randomBytes(16).toString('hex')}"`;
  if (
    (isNew && (await store.put(CONDITIONS_KEY, content, null))) ||
    (await store.put(CONDITIONS_KEY, content, never))
  )
    throw new StoreError(
      'This store does not look at If-None-Match and If-Match when something is written: two release commands at once would undo each other. Nothing was released.',
    );
}

async function writeOnce(store: ObjectStore, { key, content }: Change): Promise<void> {
  await store.put(key, content, null);
  // What was there before, and what has just arrived, is the same or is not what was built.
  const stored = await store.get(key);
  if (stored === undefined || !stored.content.equals(content))
    throw new StoreError(`${key} in the store is not what was built; nothing was put in force.`);
}

async function swap(store: ObjectStore, { key, content }: Change, pulled: Pulled): Promise<void> {
  if (await store.put(key, content, pulled.get(key)?.etag ?? null)) return;
  // A call that was tried again may have met what it had written itself.
  if ((await store.get(key))?.content.equals(content) === true) return;
  throw new StoreConflictError(`Somebody else changed ${key} meanwhile.`);
}

async function changeLog(store: ObjectStore, change: (text: string) => string): Promise<void> {
  for (let tries = 0; tries < LOG_TRIES; tries += 1) {
    const found = await store.get(RELEASE_LOG);
    const before = found?.content.toString('utf8') ?? '';
    const after = change(before);
    if (after === before) return;
    if (await store.put(RELEASE_LOG, Buffer.from(after), found?.etag ?? null)) return;
  }
  throw new StoreError(
    `${RELEASE_LOG} in the store is changed by others again and again; nothing was put in force.`,
  );
}
