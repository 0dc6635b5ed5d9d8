const IV_BYTES = 12;

/**
 * Seals a text for the browser's storage (AES-GCM): whoever lacks the key can neither read nor change it.
 *
 * - name: of the place where it lies; sealed along, so that no text can be put in the place of another
 */
export async function sealText(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt(cipher(iv, name), key, new TextEncoder().encode(text));
  return JSON.stringify([toBase64(iv), toBase64(new Uint8Array(bytes))]);
}

/** Gives the text that {@link sealText} has sealed; throws for whatever this key has not sealed under this name. */
export async function unsealText(key: CryptoKey, name: string, sealed: string): Promise<string> {
  const parts: unknown = JSON.parse(sealed);
  if (!Array.isArray(parts)) throw new Error('This is no sealed text.');
  const [iv, bytes] = parts.map((part) => fromBase64(String(part)));
  if (iv === undefined || bytes === undefined) throw new Error('This is no sealed text.');
  return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, name), key, bytes));
}

function cipher(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Throws for what is no base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
