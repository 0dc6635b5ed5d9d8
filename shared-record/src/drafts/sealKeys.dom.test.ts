import { IDBFactory } from 'fake-indexeddb';
import { SEAL_KEY_DATABASE } from 'shared-contracts/session/session.ts';
import { BROWSER_SEAL_KEYS } from './sealKeys.ts';
import { openSealedVault } from './sealedVault.ts';

const IV = new Uint8Array(12);

async function sealed(key: CryptoKey, text: string): Promise<ArrayBuffer> {
  return crypto.subtle.encrypt({ name: 'AES-GCM', iv: IV }, key, new TextEncoder().encode(text));
}
async function unsealed(key: CryptoKey | null, bytes: ArrayBuffer): Promise<string> {
  if (key === null) throw new Error('There is no key.');
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: IV }, key, bytes));
}

/** What signing out does, whatever tab it happens in. */
function signOut(): Promise<'gone' | 'blocked'> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.deleteDatabase(SEAL_KEY_DATABASE);
    request.onsuccess = () => resolve('gone');
    request.onblocked = () => resolve('blocked');
    request.onerror = () => reject(new Error('The keys were not deleted.'));
  });
}

beforeAll(() => Object.assign(window, { indexedDB: new IDBFactory() }));
afterAll(() => Reflect.deleteProperty(window, 'indexedDB'));
beforeEach(async () => {
  await signOut();
  window.localStorage.clear();
});

describe('BROWSER_SEAL_KEYS', () => {
  test('finds a key that was made, and it opens what was sealed', async () => {
    const bytes = await sealed(await BROWSER_SEAL_KEYS.make('first'), 'GR16');
    expect(await unsealed(await BROWSER_SEAL_KEYS.load('first'), bytes)).toBe('GR16');
  });

  test('has one key for each name, and none that was never made', async () => {
    const first = await sealed(await BROWSER_SEAL_KEYS.make('first'), 'GR16');
    await BROWSER_SEAL_KEYS.make('second');
    await expect(unsealed(await BROWSER_SEAL_KEYS.load('second'), first)).rejects.toThrow();
    expect(await unsealed(await BROWSER_SEAL_KEYS.load('first'), first)).toBe('GR16');
    expect(await BROWSER_SEAL_KEYS.load('third')).toBeNull();
  });

  test('lets nobody read a key, neither the new one nor the one that is found', async () => {
    const made = await BROWSER_SEAL_KEYS.make('first');
    const found = await BROWSER_SEAL_KEYS.load('first');
    for (const key of [made, found]) {
      expect(key?.extractable).toBe(false);
      for (const format of ['raw', 'jwk'] as const)
        await expect(crypto.subtle.exportKey(format, key!)).rejects.toThrow();
    }
  });

  test('has no key any more after signing out, also while another tab looks for it', async () => {
    await BROWSER_SEAL_KEYS.make('first');
    const reading = BROWSER_SEAL_KEYS.load('first');
    expect(await signOut()).toBe('gone');
    await reading;
    expect(await BROWSER_SEAL_KEYS.load('first')).toBeNull();
  });

  test('gives a vault its drafts back until the person signs out', async () => {
    const name = `${(await openSealedVault('student')).prefix}student:application:new:a`;
    const vault = await openSealedVault('student');
    await new Promise<boolean>((resolve) => vault.write(name, 'GR16', resolve));
    expect((await openSealedVault('student')).read(name)).toBe('GR16');
    await signOut();
    expect((await openSealedVault('student')).read(name)).toBeNull();
  });
});
