import { SESSION_KEY_COOKIE } from 'shared-contracts/session/session.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';
import { fromBase64, toBase64 } from './sealedText.ts';

const KEY_BYTES = 32;

/** Tells whether this browser has had a session since it was opened. */
export function hasSessionKey(): boolean {
  return readCookie(SESSION_KEY_COOKIE) !== undefined;
}

/** Gives the key that seals what tabs keep of the session, the same for all; null when there is none, as in a browser that was closed. */
export async function readSessionKey(): Promise<CryptoKey | null> {
  const text = readCookie(SESSION_KEY_COOKIE);
  if (text === undefined) return null;
  return crypto.subtle.importKey('raw', fromBase64(text), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Gives that key, made now when there was none; null in a browser that keeps no cookies. */
export async function makeSessionKey(): Promise<CryptoKey | null> {
  if (!hasSessionKey()) {
    writeCookie(SESSION_KEY_COOKIE, toBase64(crypto.getRandomValues(new Uint8Array(KEY_BYTES))), null);
  }
  return readSessionKey();
}

/** What tabs have kept can be opened by nobody any more. */
export function clearSessionKey(): void {
  clearCookie(SESSION_KEY_COOKIE);
}
