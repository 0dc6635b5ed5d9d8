import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import {
  isSignedRegistry,
  type KeySet,
  openKeySet,
  openRegistry,
  RegistryRefusal,
  type SignedRegistry,
} from 'shared-contracts/releases/signedRegistry.ts';
import { hasCode } from '../workspace/errorCode.ts';
import { areDemoKeys, keyFolder, type ReleaseKeys } from './keyFolder.ts';
import { verifyText } from './keyPair.ts';

/** Place of the registry below the portal's folder. */
export const REGISTRY_FILE = join('registry', 'registry.json');

/** What those need to know of a registry who change it. */
export type RegistryState = Pick<Registry, 'sequence' | 'modules' | 'expiresAt' | 'shell'>;

/**
 * The registry of a portal folder.
 *
 * - vouched: who may sign it, as a root that we trust has said; null when there is none yet
 */
export type KeptRegistry = {
  readonly registry: RegistryState;
  readonly vouched: { readonly set: KeySet; readonly signed: SignedRegistry } | null;
};

const EMPTY: KeptRegistry = { registry: { sequence: 0, modules: {}, expiresAt: '' }, vouched: null };

/**
 * Reads the registry of a portal folder; one that does not exist yet is empty, with sequence 0. Whether its time is over does not count here:
 * whoever changes it signs it anew.
 *
 * - keys: null when there are none yet; then an unsigned registry, as portals had them before, is taken over
 *
 * Throws when it is not signed as it should be: nobody is to have a foreign one signed by the next release. The keys of a demonstration
 * take over whatever is there.
 */
export async function readKept(portal: string, keys: ReleaseKeys | null): Promise<KeptRegistry> {
  const file = join(portal, REGISTRY_FILE);
  const content = await readContent(file);
  if (content === undefined) return EMPTY;
  if (!isSignedRegistry(content)) {
    if (keys !== null && !areDemoKeys()) throw notOurs(file, 'it is not signed');
    return { registry: unjudged(file, content), vouched: null };
  }
  try {
    const set = await openKeySet(content.keys, keys?.roots ?? [], verifyText);
    return {
      registry: await openRegistry(content, set, null, verifyText),
      vouched: { set, signed: content },
    };
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    if (!areDemoKeys()) throw notOurs(file, error.message);
    return { registry: unjudged(file, parse(file, content.signed)), vouched: null };
  }
}

/** Reads the modules that a portal folder names, whoever signed them: for somebody who says that this folder is to be believed. */
export async function readUnjudged(portal: string): Promise<RegistryState> {
  const file = join(portal, REGISTRY_FILE);
  const content = await readContent(file);
  if (content === undefined) throw new Error(`${file} does not exist.`);
  return unjudged(file, isSignedRegistry(content) ? parse(file, content.signed) : content);
}

async function readContent(file: string): Promise<unknown> {
  try {
    return parse(file, await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function unjudged(file: string, content: unknown): RegistryState {
  if (typeof content !== 'object' || content === null) throw new Error(`${file} is not a registry.`);
  const { sequence, modules, shell } = content as Partial<Registry>;
  return {
    sequence: Number.isSafeInteger(sequence) ? (sequence ?? 0) : 0,
    modules: modules ?? {},
    expiresAt: '',
    ...(shell === undefined ? {} : { shell }),
  };
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not a registry.`, { cause });
  }
}

function notOurs(file: string, why: string): Error {
  return new Error(
    `${file} is not one that the keys in ${keyFolder()} vouch for: ${why}. Somebody else may have written it, so nothing was changed. Bring back the right file or the right keys; where the keys are lost, docs/operation.md, Signatures, says what to look at and what to do.`,
  );
}
