import { type PublicKey, RegistryRefusal } from 'shared-contracts/releases/signedRegistry.ts';

/** Keys as the browser wants them, by their public half. */
const imported = new Map<string, Promise<CryptoKey>>();

/**
 * Tells whether an Ed25519 signature (base64) over a text is that of a key.
 *
 * Throws RegistryRefusal where the browser does not know Ed25519, or the page did not come over a safe connection.
 */
export async function verifyInBrowser(key: PublicKey, text: string, signature: string): Promise<boolean> {
  const { subtle } = window.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) throw new RegistryRefusal('unsupported', 'the page has no Web Crypto');
  const bytes = bytesOf(signature);
  if (bytes === undefined) return false;
  return subtle.verify('Ed25519', await importKey(subtle, key), bytes, new TextEncoder().encode(text));
}

function importKey(subtle: SubtleCrypto, { publicKey }: PublicKey): Promise<CryptoKey> {
  const known = imported.get(publicKey);
  if (known !== undefined) return known;
  const coming = subtle
    .importKey('raw', bytesOf(publicKey) ?? new Uint8Array(), 'Ed25519', false, ['verify'])
    .catch((cause: unknown) => {
      throw new RegistryRefusal('unsupported', 'this browser takes no key of Ed25519', { cause });
    });
  imported.set(publicKey, coming);
  return coming;
}

/** Gives undefined for a text that is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
