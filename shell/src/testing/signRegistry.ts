import type { Registry } from 'shared-contracts/releases/registry.ts';
import type {
  KeySet,
  PublicKey,
  SignedRegistry,
  SignedText,
} from 'shared-contracts/releases/signedRegistry.ts';
import { buildRegistry, buildRelease } from './builders.ts';

export type TestKey = PublicKey & { readonly pair: CryptoKeyPair };

/** Makes a key of the given id. */
export async function buildKey(id: string): Promise<TestKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  return { id, publicKey: base64(await crypto.subtle.exportKey('raw', pair.publicKey)), pair };
}

/** Signs a text as the release command does. */
export async function signText(signed: string, ...keys: readonly TestKey[]): Promise<SignedText> {
  const signatures = keys.map(async ({ id, pair }) => ({
    key: id,
    value: base64(await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(signed))),
  }));
  return { signed, signatures: await Promise.all(signatures) };
}

type Signing = {
  readonly root: TestKey;
  readonly keys: readonly TestKey[];
  /** Who signs the registry, when it is not the keys of the set. */
  readonly by?: readonly TestKey[];
  readonly set?: Partial<KeySet>;
  readonly registry?: Partial<Registry>;
};

/** Gives a signed registry of an invented module. */
export async function signRegistry({
  root,
  keys,
  by = keys,
  set,
  registry,
}: Signing): Promise<SignedRegistry> {
  const admitted = keys.map(({ id, publicKey }) => ({ id, publicKey }));
  const keySet: KeySet = { schema: 1, version: 1, keys: admitted, ...set };
  const content: Registry = { ...buildRegistry(buildRelease()), ...registry };
  return {
    ...(await signText(JSON.stringify(content), ...by)),
    keys: await signText(JSON.stringify(keySet), root),
  };
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
