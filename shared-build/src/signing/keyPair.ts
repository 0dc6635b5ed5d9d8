import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { KEY_ID_LENGTH, type PublicKey, type SignedText } from 'shared-contracts/releases/signedRegistry.ts';

/** A key that signs, with its public half. */
export type KeyPair = PublicKey & { readonly privateKey: KeyObject };

/** What stands before the 32 bytes of an Ed25519 key in DER (RFC 8410): Node.js takes no key without it. */
const DER_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

/** Makes an Ed25519 key. */
export function newKeyPair(): KeyPair {
  return pairOf(generateKeyPairSync('ed25519').privateKey);
}

/** Reads a private key; throws when the text is none of Ed25519. */
export function readKeyPair(pem: string): KeyPair {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The key is not one of Ed25519.');
  return pairOf(privateKey);
}

/** Gives a private key as PEM (PKCS 8). */
export function writeKeyPair({ privateKey }: KeyPair): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Gives a public key and its id of its 32 bytes in base64; throws when they are none. */
export function publicKeyOf(base64: string): PublicKey {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== KEY_BYTES || bytes.toString('base64') !== base64)
    throw new Error('A public key is 32 bytes in base64.');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_ID_LENGTH), publicKey: base64 };
}

/** Gives what everybody may know of a key. */
export function publicHalf({ id, publicKey }: PublicKey): PublicKey {
  return { id, publicKey };
}

/** Signs a text with each of the keys. */
export function signText(signed: string, keys: readonly KeyPair[]): SignedText {
  const signatures = keys.map(({ id, privateKey }) => ({
    key: id,
    value: sign(null, Buffer.from(signed), privateKey).toString('base64'),
  }));
  return { signed, signatures };
}

/** Tells whether a signature (base64) over a text is that of a key. */
export async function verifyText(
  { publicKey }: PublicKey,
  text: string,
  signature: string,
): Promise<boolean> {
  const key = createPublicKey({
    key: Buffer.concat([DER_PREFIX, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

function pairOf(privateKey: KeyObject): KeyPair {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { ...publicKeyOf(der.subarray(DER_PREFIX.length).toString('base64')), privateKey };
}
