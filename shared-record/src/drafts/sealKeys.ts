import { SEAL_KEY_DATABASE } from 'shared-contracts/session/session.ts';

/**
 * Keys by which personal drafts are sealed. They never leave the browser's own keeping: no script can read their bytes.
 *
 * - load: null when there is no such key, as after signing out
 * - make: throws where the browser cannot make or keep keys
 */
export type SealKeys = {
  readonly load: (id: string) => Promise<CryptoKey | null>;
  readonly make: (id: string) => Promise<CryptoKey>;
};

const STORE = 'keys';

/** Keeps the keys in IndexedDB, which alone can hold a key that cannot be read. Signing out deletes the database as a whole. */
export const BROWSER_SEAL_KEYS: SealKeys = {
  load: (id) =>
    inStore('readonly', async (store) => {
      const key: unknown = await answerOf(store.get(id));
      return key instanceof CryptoKey ? key : null;
    }),
  make: async (id) => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await inStore('readwrite', (store) => answerOf(store.put(key, id)));
    return key;
  },
};

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const opening = window.indexedDB.open(SEAL_KEY_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  // Somebody signs out in another tab: the database must be free to go.
  database.onversionchange = () => database.close();
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no keys.'));
  });
}
