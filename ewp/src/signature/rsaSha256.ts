import { sign, verify, type KeyObject } from 'node:crypto';

// Header values are bytes; Node hands them over as latin1.
const HEADER_ENCODING = 'latin1';

/** Signs a signing string: RSA PKCS #1 v1.5 with SHA-256, in base64. */
export function signText(text: string, privateKey: KeyObject): string {
  return sign('sha256', Buffer.from(text, HEADER_ENCODING), privateKey).toString('base64');
}

/** Says whether a base64 signature is that of the text by the owner of the key. */
export function isSignatureOf(text: string, signature: string, publicKey: KeyObject): boolean {
  return verify('sha256', Buffer.from(text, HEADER_ENCODING), publicKey, Buffer.from(signature, 'base64'));
}
