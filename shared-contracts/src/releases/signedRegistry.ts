import type { Registry } from './registry.ts';

/**
 * A text and who signed it: Ed25519 (RFC 8032) over the UTF-8 bytes of `signed`, which is kept as it was written.
 *
 * - signatures: one of a key that counts is enough; `key` is the id of that key, `value` the signature in base64
 */
export type SignedText = {
  readonly signed: string;
  readonly signatures: ReadonlyArray<{ readonly key: string; readonly value: string }>;
};

/** What `/registry/registry.json` holds: a {@link Registry} that release keys signed, and the {@link KeySet} that a root key signed. */
export type SignedRegistry = SignedText & { readonly keys: SignedText };

/** The public half of a key: `id` is {@link KEY_ID_LENGTH} hexadecimal digits of the SHA-256 of its 32 bytes, `publicKey` these in base64. */
export type PublicKey = { readonly id: string; readonly publicKey: string };

/**
 * The keys that may sign the registry.
 *
 * - version: rises with every change
 * - expiresAt: ISO 8601, UTC; the key counts up to then
 */
export type KeySet = {
  readonly schema: 1;
  readonly version: number;
  readonly keys: ReadonlyArray<PublicKey & { readonly expiresAt?: string }>;
};

export const KEY_ID_LENGTH = 16;
/** A registry that is longer is none; ours have some 6 kB a module, in bytes. */
export const REGISTRY_LIMIT_BYTES = 2_000_000;
/** Nobody signs with more keys than these; the rest of a longer list is not looked at. */
const SIGNATURES_LIMIT = 16;

/**
 * Why a registry is not taken:
 * - malformed: it is something else
 * - untrusted: no key that counts has signed it
 * - expired: it was signed by such a key, and its time is over
 * - replayed: it is older than one that was taken before
 * - unsupported: this browser cannot check signatures
 */
export type RefusalReason = 'malformed' | 'untrusted' | 'expired' | 'replayed' | 'unsupported';

/** Thrown when a registry is not taken. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Tells whether a signature (base64) over a text is that of a key. The way to do so differs between a browser and Node.js. */
export type Verify = (key: PublicKey, text: string, signature: string) => Promise<boolean>;

/** Tells whether what came from outside has the shape of a signed registry; says nothing of who signed it. */
export function isSignedRegistry(body: unknown): body is SignedRegistry {
  return isSignedText(body) && isSignedText(Reflect.get(body, 'keys'));
}

/**
 * Gives the keys that may sign the registry.
 *
 * Throws RegistryRefusal when none of the roots has signed the set.
 */
export async function openKeySet(
  signed: SignedText,
  roots: readonly PublicKey[],
  verify: Verify,
): Promise<KeySet> {
  await requireSigned(signed, roots, verify, 'the set of keys');
  const set = parse(signed.signed);
  if (!isObject(set) || !Number.isSafeInteger(set['version']) || !Array.isArray(set['keys']))
    throw new RegistryRefusal('malformed', 'the set of keys is none');
  // A root has signed it, and roots sign what the release command wrote.
  return set as KeySet;
}

/**
 * Gives the registry that a text holds.
 *
 * - now: null when time does not count, as for what was taken before
 *
 * Throws RegistryRefusal when no key of the set has signed it, or its time is over.
 */
export async function openRegistry(
  signed: SignedText,
  { keys }: KeySet,
  now: Date | null,
  verify: Verify,
): Promise<Registry> {
  const counting = keys.filter(({ expiresAt }) => expiresAt === undefined || isAhead(expiresAt, now));
  await requireSigned(signed, counting, verify, 'the registry');
  const registry = parse(signed.signed);
  if (!isRegistry(registry)) throw new RegistryRefusal('malformed', 'the registry is none');
  if (!isAhead(registry.expiresAt, now))
    throw new RegistryRefusal('expired', `the registry was good until ${registry.expiresAt}`);
  return registry;
}

async function requireSigned(
  { signed, signatures }: SignedText,
  keys: readonly PublicKey[],
  verify: Verify,
  what: string,
): Promise<void> {
  for (const { key: id, value } of signatures.slice(0, SIGNATURES_LIMIT)) {
    const key = keys.find((candidate) => candidate.id === id);
    if (key !== undefined && (await verify(key, signed, value))) return;
  }
  throw new RegistryRefusal('untrusted', `${what} is not signed by a key that counts`);
}

function isRegistry(value: unknown): value is Registry {
  return (
    isObject(value) &&
    value['schema'] === 2 &&
    Number.isSafeInteger(value['sequence']) &&
    typeof value['expiresAt'] === 'string' &&
    isObject(value['modules'])
  );
}

/** A time that cannot be read is over. */
function isAhead(time: string, now: Date | null): boolean {
  return now === null || Date.parse(time) > now.getTime();
}

function isSignedText(value: unknown): value is SignedText {
  return (
    isObject(value) &&
    typeof value['signed'] === 'string' &&
    Array.isArray(value['signatures']) &&
    value['signatures'].every(
      (one: unknown) => isObject(one) && typeof one['key'] === 'string' && typeof one['value'] === 'string',
    )
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
