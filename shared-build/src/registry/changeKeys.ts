import type { KeySet } from 'shared-contracts/releases/signedRegistry.ts';
import { signRegistry } from './registryFile.ts';
import {
  deleteKey,
  keyFolder,
  readKeys,
  type ReleaseKeys,
  writeKey,
  writeRoots,
} from '../signing/keyFolder.ts';
import { newKeyPair, publicHalf, publicKeyOf } from '../signing/keyPair.ts';
import { readKept } from '../signing/keptRegistry.ts';

/** Makes a release key in the folder of keys and gives its public half; nobody takes its signature before {@link addKey}. */
export async function makeReleaseKey(): Promise<string> {
  const key = newKeyPair();
  await writeKey(keyFolder(), 'release', key);
  return key.publicKey;
}

/**
 * Lets one more key sign the registry. Needs a root key.
 *
 * - publicKey: its 32 bytes in base64
 * - until: ISO 8601; the key counts up to then, or for ever
 *
 * Gives its id. Throws when the key is none, or the time is none or over.
 */
export async function addKey(portal: string, publicKey: string, until?: string): Promise<string> {
  const key = publicKeyOf(publicKey);
  const expiresAt = until === undefined ? undefined : timeAhead(until);
  await signRegistry(portal, { act: 'add-key', module: '*', release: key.id }, (kept, keys) => ({
    modules: kept.registry.modules,
    keys: [
      ...without(kept.vouched?.set.keys ?? keys.releaseKeys.map(publicHalf), key.id),
      { ...key, ...(expiresAt === undefined ? {} : { expiresAt }) },
    ],
  }));
  return key.id;
}

/**
 * Lets a release key or a root key count no more, and deletes its private half if that is here. Needs a root key.
 *
 * Throws when nobody knows it, and when no other one is left here to sign with: then nothing has changed.
 */
export async function retireKey(portal: string, id: string): Promise<void> {
  const folder = keyFolder();
  const keys = await requireKeys();
  if (keys.roots.some((root) => root.id === id)) return retireRoot(portal, id, keys);
  await signRegistry(portal, { act: 'retire-key', module: '*', release: id }, ({ registry, vouched }) => {
    if (vouched?.set.keys.some((key) => key.id === id) !== true) throw new Error(`No key has the id ${id}.`);
    return { modules: registry.modules, keys: without(vouched.set.keys, id) };
  });
  await deleteKey(folder, 'release', id);
}

/**
 * Makes one more root key, whose word counts beside that of the others: pages that are open know the others alone.
 *
 * Gives its id. The page has to be written anew for it to count.
 */
export async function addRoot(portal: string): Promise<string> {
  const { roots } = await requireKeys();
  const root = newKeyPair();
  await writeKey(keyFolder(), 'root', root);
  await writeRoots(keyFolder(), [...roots, root]);
  await signSetAnew(portal, 'add-root', root.id);
  return root.id;
}

/** Gives the keys and who may sign, for people. */
export async function listKeys(portal: string): Promise<readonly string[]> {
  const keys = await requireKeys();
  const { vouched } = await readKept(portal, keys);
  const here = new Set([...keys.rootKeys, ...keys.releaseKeys].map(({ id }) => id));
  const line = (kind: string, { id, publicKey, expiresAt }: KeySet['keys'][number]) =>
    [kind, id, publicKey, expiresAt ?? 'no end', here.has(id) ? 'here' : 'elsewhere'].join('  ');
  const set = vouched?.set.keys ?? [];
  const waiting = keys.releaseKeys.filter(({ id }) => !set.some((key) => key.id === id));
  return [
    ...keys.roots.map((root) => line('root   ', root)),
    ...set.map((key) => line('release', key)),
    ...waiting.map((key) => line('not added', publicHalf(key))),
  ];
}

async function retireRoot(portal: string, id: string, { roots, rootKeys }: ReleaseKeys): Promise<void> {
  const others = without(roots, id);
  if (!rootKeys.some((key) => others.some((root) => root.id === key.id)))
    throw new Error('No other root key is here: add one first with: registry keys root.');
  // The others vouch for what is there before the word of this one ends.
  await signSetAnew(portal, 'retire-key', id);
  await writeRoots(keyFolder(), others);
  await deleteKey(keyFolder(), 'root', id);
}

/** Signs the same keys again, by every root key that is here. */
function signSetAnew(portal: string, act: 'add-root' | 'retire-key', id: string) {
  return signRegistry(portal, { act, module: '*', release: id }, ({ registry, vouched }, keys) => ({
    modules: registry.modules,
    keys: vouched?.set.keys ?? keys.releaseKeys.map(publicHalf),
  }));
}

async function requireKeys(): Promise<ReleaseKeys> {
  const keys = await readKeys(keyFolder());
  if (keys === null) throw new Error(`${keyFolder()} holds no keys.`);
  return keys;
}

function timeAhead(until: string): string {
  const time = new Date(until);
  if (!(time.getTime() > Date.now())) throw new Error(`${until} is not a time ahead, such as 2030-12-31.`);
  return time.toISOString();
}

function without<Key extends { readonly id: string }>(keys: readonly Key[], id: string): readonly Key[] {
  return keys.filter((key) => key.id !== id);
}
