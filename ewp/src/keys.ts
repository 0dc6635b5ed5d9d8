import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** The network refuses shorter keys. Source: EWP Discovery API v6. */
const MIN_KEY_BITS = 2048;
const NEW_KEY_BITS = 3072;

/**
 * RSA key pair with which this node signs.
 *
 * - publicKey: DER (SubjectPublicKeyInfo) in base64, as the manifest publishes it
 * - fingerprint: SHA-256 of the same bytes, lower-case hex; the `keyId` of signatures
 */
export type EwpKeyPair = {
  readonly privateKey: KeyObject;
  readonly publicKey: string;
  readonly fingerprint: string;
};

/** Makes a new key pair of 3072 bits. */
export async function makeKeyPair(): Promise<EwpKeyPair> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: NEW_KEY_BITS });
  return keyPairOf(privateKey);
}

/** Reads a private key in PEM. Throws when it is no RSA key of at least 2048 bits. */
export function readKeyPair(pem: string): EwpKeyPair {
  const privateKey = createPrivateKey(pem);
  if (!isStrongRsa(privateKey)) throw new Error('The key must be an RSA key of at least 2048 bits.');
  return keyPairOf(privateKey);
}

/** Gives the private key in PEM (PKCS #8, not encrypted), for the key store. */
export function keyPairPem(pair: EwpKeyPair): string {
  return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Reads a public key as manifests and the catalogue publish it; null when it is no RSA key of at least 2048 bits. */
export function readPublicKey(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return isStrongRsa(key) ? key : null;
  } catch {
    return null;
  }
}

/** Gives the fingerprint of a published key: SHA-256 of its DER bytes, lower-case hex. */
export function fingerprintOf(base64: string): string {
  return createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');
}

function keyPairOf(privateKey: KeyObject): EwpKeyPair {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return { privateKey, publicKey, fingerprint: fingerprintOf(publicKey) };
}

function isStrongRsa(key: KeyObject): boolean {
  return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_KEY_BITS;
}
