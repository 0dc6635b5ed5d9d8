import { SEALED_DRAFT_PREFIX } from 'shared-contracts/session/session.ts';
import { isStored, NO_VAULT, type DraftVault } from './draftVault.ts';
import { BROWSER_SEAL_KEYS, type SealKeys } from './sealKeys.ts';

const IV_BYTES = 12;
/** Begins the keys in session storage of what a page that was left did not live to see sealed. */
const NOTE_PREFIX = 'to-be-sealed:';
/** Texts that are being sealed, by the names of their drafts. */
const unsealed = new Map<string, string>();
/** Whether the page is being left; null until the listeners are added. */
let isLeft: boolean | null = null;

/**
 * Opens the vault for drafts with personal data: what lies in the browser's storage is sealed (AES-GCM) by a key of this sign-in.
 *
 * It outlives a closed tab and a session that ran out, for the same person. When they sign out, in whatever tab, or somebody else signs in,
 * key and drafts are gone (shared-auth does that), and what is still on its way is not written any more. Where the browser has no such
 * keys, nothing is kept at all. Sealing takes a moment, which a page that is left may not have: then the text is noted in the tab alone, and
 * sealed by the next page there.
 */
export async function openSealedVault(
  subject: string,
  storage: Storage = window.localStorage,
  keys: SealKeys = BROWSER_SEAL_KEYS,
): Promise<DraftVault> {
  try {
    const place = `${SEALED_DRAFT_PREFIX}${encodeURIComponent(subject)}:`;
    const { id, key } = await keyOf(`${place}key`, storage, keys);
    const isSignedIn = () => storage.getItem(`${place}key`) === id;
    const texts = await unsealAll(place, storage, key);
    const vault: DraftVault = {
      prefix: SEALED_DRAFT_PREFIX,
      keys: () => [...texts.keys()],
      read: (name) => texts.get(name) ?? null,
      write: (name, text, done) => {
        texts.set(name, text);
        unsealed.set(name, text);
        if (isLeft === true) note(name, text);
        seal(key, name, text).then(
          (sealed) => {
            // Something newer was typed meanwhile, or the draft was dropped.
            if (texts.get(name) !== text) return;
            done(isSignedIn() && isStored(storage, name, sealed));
            forgetNote(name);
          },
          () => done(false),
        );
      },
      remove: (name) => {
        texts.delete(name);
        storage.removeItem(name);
        forgetNote(name);
      },
    };
    watchLeaving();
    for (const [name, text] of readNotes()) {
      if (name.startsWith(place)) vault.write(name, text, () => undefined);
      // Somebody else's, whose session ran out in this tab.
      else forgetNote(name);
    }
    return vault;
  } catch {
    return NO_VAULT;
  }
}

function watchLeaving(): void {
  if (isLeft !== null) return;
  isLeft = false;
  window.addEventListener('pagehide', () => {
    isLeft = true;
    for (const [name, text] of unsealed) note(name, text);
  });
  window.addEventListener('pageshow', () => (isLeft = false));
}

function note(name: string, text: string): void {
  isStored(window.sessionStorage, NOTE_PREFIX + name, text);
}

function readNotes(): ReadonlyArray<readonly [name: string, text: string]> {
  return Object.entries(window.sessionStorage).flatMap(([key, text]) =>
    key.startsWith(NOTE_PREFIX) ? [[key.slice(NOTE_PREFIX.length), String(text)] as const] : [],
  );
}

function forgetNote(name: string): void {
  unsealed.delete(name);
  window.sessionStorage.removeItem(NOTE_PREFIX + name);
}

/** Gives the key of this sign-in, whose name lies in storage; makes one when there is none, or when it is gone. */
async function keyOf(place: string, storage: Storage, keys: SealKeys) {
  const kept = storage.getItem(place);
  const known = kept === null ? null : await keys.load(kept);
  if (kept !== null && known !== null) return { id: kept, key: known };
  const id = crypto.randomUUID();
  const key = await keys.make(id);
  const meanwhile = storage.getItem(place);
  // Another tab was quicker.
  const theirs = meanwhile === null || meanwhile === kept ? null : await keys.load(meanwhile);
  if (meanwhile !== null && theirs !== null) return { id: meanwhile, key: theirs };
  storage.setItem(place, id);
  return { id, key };
}

/** Reads what this sign-in has sealed; what no key opens any more is of no use to anybody, and goes. */
async function unsealAll(place: string, storage: Storage, key: CryptoKey): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const names = Object.keys(storage).filter((name) => name.startsWith(place) && name !== `${place}key`);
  for (const name of names) {
    try {
      texts.set(name, await unseal(key, name, storage.getItem(name) ?? ''));
    } catch {
      storage.removeItem(name);
    }
  }
  return texts;
}

async function seal(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt(cipher(iv, name), key, new TextEncoder().encode(text));
  return JSON.stringify([toBase64(iv), toBase64(new Uint8Array(bytes))]);
}

async function unseal(key: CryptoKey, name: string, sealed: string): Promise<string> {
  const parts: unknown = JSON.parse(sealed);
  if (!Array.isArray(parts)) throw new Error('This is no sealed text.');
  const [iv, bytes] = parts.map((part) => fromBase64(String(part)));
  if (iv === undefined || bytes === undefined) throw new Error('This is no sealed text.');
  return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, name), key, bytes));
}

/** The draft's own name is sealed with it, so that no draft can be put in the place of another. */
function cipher(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
