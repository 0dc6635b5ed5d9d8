import type { Registry, RegistryShell } from 'shared-contracts/releases/registry.ts';
import type { KeySet, SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { REGISTRY_LIFETIME_MS } from '../workspace/limits.ts';
import { keyFolder, type ReleaseKeys } from './keyFolder.ts';
import { type KeyPair, publicHalf, signText } from './keyPair.ts';
import type { KeptRegistry } from './keptRegistry.ts';

/**
 * What is to be signed.
 *
 * - shell: without it the one of before stays; null names none
 * - keys: who may sign, when that changes
 */
export type RegistryChange = {
  readonly modules: Registry['modules'];
  readonly shell?: RegistryShell | null | undefined;
  readonly keys?: KeySet['keys'];
};

/** Gives the number after another: higher, and at least the seconds since 1970 (see `Registry`). */
export function nextNumber(before: number, now: Date = new Date()): number {
  return Math.max(before + 1, Math.floor(now.getTime() / 1000));
}

/**
 * Signs a registry that follows another, with every release key that is here and may sign.
 *
 * Throws when none may, and when the keys are to change and no root key is here.
 */
export function sealRegistry(
  { registry: before, vouched }: KeptRegistry,
  { modules, shell = before.shell, keys: changed }: RegistryChange,
  keys: ReleaseKeys,
  now: Date = new Date(),
): { readonly registry: Registry; readonly signed: SignedRegistry } {
  // Without a set that we trust, such as in a folder that is new, the release keys that are here begin one.
  const wanted = changed ?? (vouched === null ? keys.releaseKeys.map(publicHalf) : undefined);
  const set =
    wanted === undefined && vouched !== null
      ? { text: vouched.signed.keys, keys: vouched.set.keys }
      : { text: sealKeys(wanted ?? [], vouched?.set.version ?? 0, keys, now), keys: wanted ?? [] };
  const signers = keys.releaseKeys.filter((key) => isAdmitted(key, set.keys, now));
  if (signers.length === 0)
    throw new Error(
      `No key in ${keyFolder()} may sign the registry: let whoever holds a root key do: registry keys add <public key>.`,
    );
  const registry: Registry = {
    schema: 2,
    sequence: nextNumber(before.sequence, now),
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + REGISTRY_LIFETIME_MS).toISOString(),
    modules,
    ...(shell === undefined || shell === null ? {} : { shell }),
  };
  return { registry, signed: { ...signText(JSON.stringify(registry), signers), keys: set.text } };
}

function sealKeys(keys: KeySet['keys'], before: number, { roots, rootKeys }: ReleaseKeys, now: Date) {
  const counting = rootKeys.filter(({ id }) => roots.some((root) => root.id === id));
  if (counting.length === 0)
    throw new Error(
      `Who may sign the registry is said by a root key, and ${keyFolder()} has none that counts.`,
    );
  const set: KeySet = { schema: 1, version: nextNumber(before, now), keys };
  return signText(JSON.stringify(set), counting);
}

function isAdmitted({ id }: KeyPair, keys: KeySet['keys'], now: Date): boolean {
  return keys.some(
    (one) => one.id === id && (one.expiresAt === undefined || Date.parse(one.expiresAt) > now.getTime()),
  );
}
