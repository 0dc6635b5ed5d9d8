import { TAB_SESSION_KEY } from 'shared-contracts/session/session.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { clearBrowserOfTest } from '../../testing/testKeeper.ts';
import { clearSessionKey } from '../../kept/sessionKey.ts';
import { sessionMark } from '../../kept/sessionMark.ts';
import { createTabStore } from './tabStore.ts';

const USER = '{"access_token":"a","refresh_token":"secret"}';
const untold = () => undefined;

beforeEach(clearBrowserOfTest);
afterEach(() => jest.restoreAllMocks());

describe('the store of a tab', () => {
  test('gives a reloaded tab what it had', async () => {
    const storage = memoryStorage();
    await createTabStore(untold, storage).set('user', USER);
    await expect(createTabStore(untold, storage).get('user')).resolves.toBe(USER);
  });

  test('writes nothing that can be read, and nothing at all to local storage but since when', async () => {
    const storage = memoryStorage();
    await createTabStore(untold, storage).set('user', USER);
    expect(storage.getItem(TAB_SESSION_KEY)).not.toContain('secret');
    expect(Object.keys(localStorage)).toEqual(['session-since']);
    expect(document.cookie).not.toContain('secret');
  });

  test('gives nothing to a tab that is restored after the browser was closed, and removes the copy', async () => {
    const storage = memoryStorage();
    await createTabStore(untold, storage).set('user', USER);
    clearSessionKey();
    await expect(createTabStore(untold, storage).get('user')).resolves.toBeNull();
    expect(storage).toHaveLength(0);
  });

  test('takes no copy that it has not sealed', async () => {
    const storage = memoryStorage();
    await createTabStore(untold, storage).set('user', USER);
    const forged = memoryStorage([[TAB_SESSION_KEY, JSON.stringify({ at: 1, user: USER })]]);
    await expect(createTabStore(untold, forged).kept()).resolves.toBeNull();
  });

  test('keeps the session in memory where the browser keeps no cookies', async () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const storage = memoryStorage();
    const store = createTabStore(untold, storage);
    await store.set('user', USER);
    await expect(store.get('user')).resolves.toBe(USER);
    expect(storage).toHaveLength(0);
  });

  test('tells of new tokens, in an order that a clock put back does not turn', async () => {
    const tell = jest.fn();
    const store = createTabStore(tell, memoryStorage());
    await store.set('user', '1');
    jest.spyOn(Date, 'now').mockReturnValue(1);
    await store.set('user', '2');
    const [first, second] = tell.mock.calls.map(([kept]: [{ at: number }]) => kept.at);
    expect(second).toBeGreaterThan(first ?? Number.NaN);
    expect(sessionMark()).toBe(second);
  });

  test('takes over what is newer alone, and nothing of a session that is over', async () => {
    const store = createTabStore(untold, memoryStorage());
    await expect(store.adopt({ at: 5, user: 'a' })).resolves.toBe(true);
    await expect(store.adopt({ at: 5, user: 'b' })).resolves.toBe(false);
    store.refuseUpTo(7);
    await expect(store.adopt({ at: 7, user: 'c' })).resolves.toBe(false);
    await expect(store.adopt({ at: 8, user: 'd' })).resolves.toBe(true);
    await expect(store.get('user')).resolves.toBe('d');
  });

  test('leaves no copy of a session that ended while it was sealed', async () => {
    const storage = memoryStorage();
    const store = createTabStore(untold, storage);
    const keeping = store.set('user', USER);
    await Promise.resolve();
    await store.remove('user');
    await keeping;
    expect(storage).toHaveLength(0);
  });
});
