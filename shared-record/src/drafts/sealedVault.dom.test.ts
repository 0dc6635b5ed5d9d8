import { SEALED_DRAFT_PREFIX } from 'shared-contracts/session/session.ts';
import type { SealKeys } from './sealKeys.ts';
import { openSealedVault } from './sealedVault.ts';

const IBAN = 'GR1601101250000000012300695';
const NAME = `${SEALED_DRAFT_PREFIX}student:application:new:a`;

/** Keys of one browser: several tabs of a test share one object. */
function fakeKeys(): SealKeys & { forget: () => void } {
  const kept = new Map<string, CryptoKey>();
  return {
    load: (id) => Promise.resolve(kept.get(id) ?? null),
    make: async (id) => {
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]);
      kept.set(id, key);
      return key;
    },
    forget: () => kept.clear(),
  };
}

const written = async (vault: Awaited<ReturnType<typeof openSealedVault>>, text: string, name = NAME) =>
  new Promise<boolean>((resolve) => vault.write(name, text, resolve));
const openFor = (subject: string, keys: SealKeys) => openSealedVault(subject, window.localStorage, keys);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('openSealedVault', () => {
  test('gives a draft back to the same person after the tab was closed', async () => {
    const keys = fakeKeys();
    expect(await written(await openFor('student', keys), IBAN)).toBe(true);
    const again = await openFor('student', keys);
    expect(again.keys()).toEqual([NAME]);
    expect(again.read(NAME)).toBe(IBAN);
  });

  test('leaves nothing readable in the storage of the browser', async () => {
    await written(await openFor('student', fakeKeys()), JSON.stringify({ iban: IBAN }));
    const everything = [window.localStorage, window.sessionStorage]
      .map((storage) => JSON.stringify(storage))
      .join();
    expect(everything).toContain(NAME);
    expect(everything).not.toContain(IBAN);
    expect(everything).not.toContain(btoa(IBAN));
    expect(everything).not.toContain('iban');
  });

  test('uses a key whose bytes no script can read', async () => {
    const keys = fakeKeys();
    await expect(crypto.subtle.exportKey('raw', await keys.make('any'))).rejects.toThrow();
  });

  test('opens nothing for somebody else', async () => {
    const keys = fakeKeys();
    await written(await openFor('student', keys), IBAN);
    expect((await openFor('student2', keys)).keys()).toEqual([]);
  });

  test('writes nothing any more once the person has signed out', async () => {
    const keys = fakeKeys();
    const vault = await openFor('student', keys);
    await written(vault, IBAN);
    // What signing out does, in this tab or another.
    window.localStorage.clear();
    keys.forget();
    expect(await written(vault, `${IBAN} and more`)).toBe(false);
    expect(window.localStorage).toHaveLength(0);
    expect((await openFor('student', keys)).keys()).toEqual([]);
  });

  test('keeps the newest of several quick changes, and nothing of a draft that was dropped meanwhile', async () => {
    const keys = fakeKeys();
    const vault = await openFor('student', keys);
    vault.write(NAME, 'first', () => undefined);
    await written(vault, 'second');
    expect((await openFor('student', keys)).read(NAME)).toBe('second');
    vault.write(NAME, 'third', () => undefined);
    vault.remove(NAME);
    await written(vault, 'another', `${NAME}b`);
    expect((await openFor('student', keys)).keys()).toEqual([`${NAME}b`]);
  });

  test('keeps what was typed last before the page was left, and seals it with the next page of the tab', async () => {
    const keys = fakeKeys();
    const vault = await openFor('student', keys);
    vault.write(NAME, 'before', () => undefined);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    vault.write(`${NAME}b`, IBAN, () => undefined);
    // What the next page finds before the page that was left has sealed anything.
    const left: ReadonlyArray<[string, string]> = Object.entries(window.sessionStorage);
    expect(left.map(([, text]) => text)).toEqual(['before', IBAN]);
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    await written(vault, 'other', `${NAME}c`);
    expect(window.sessionStorage).toHaveLength(0);
    window.localStorage.removeItem(NAME);
    window.localStorage.removeItem(`${NAME}b`);
    for (const [key, text] of left) window.sessionStorage.setItem(key, text);
    const next = await openFor('student', keys);
    expect([next.read(NAME), next.read(`${NAME}b`)]).toEqual(['before', IBAN]);
    await written(next, 'other', `${NAME}c`);
    expect(window.sessionStorage).toHaveLength(0);
    expect((await openFor('student', keys)).read(`${NAME}b`)).toBe(IBAN);
  });

  test('removes what somebody else left unsealed in the tab', async () => {
    window.sessionStorage.setItem(`to-be-sealed:${NAME}`, IBAN);
    expect((await openFor('student2', fakeKeys())).keys()).toEqual([]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('removes what no key opens any more', async () => {
    const keys = fakeKeys();
    await written(await openFor('student', keys), IBAN);
    keys.forget();
    expect((await openFor('student', keys)).keys()).toEqual([]);
    expect(window.localStorage.getItem(NAME)).toBeNull();
  });

  test('lets two tabs that open at once share one key', async () => {
    const keys = fakeKeys();
    const [first, second] = await Promise.all([openFor('student', keys), openFor('student', keys)]);
    await written(first, 'from the first');
    await written(second, 'from the second', `${NAME}b`);
    expect((await openFor('student', keys)).keys()).toEqual([NAME, `${NAME}b`]);
  });

  test.each([
    [
      'has no such keys',
      { load: () => Promise.resolve(null), make: () => Promise.reject(new Error('insecure')) },
    ],
    ['has no database for them', undefined],
  ])('keeps nothing, and says so, where the browser %s', async (_, keys) => {
    const vault = await openSealedVault('student', window.localStorage, keys);
    expect(await written(vault, IBAN)).toBe(false);
    expect(window.localStorage).toHaveLength(0);
  });
});
