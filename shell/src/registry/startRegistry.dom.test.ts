import type { BootData } from 'shared-contracts/releases/bootData.ts';
import type { SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { fetchRegistry } from '../releaseFiles/fetchRegistry.ts';
import { buildKey, signRegistry, type TestKey } from '../testing/signRegistry.ts';
import { browserMemory } from './registryMemory.ts';
import { startRegistry } from './startRegistry.ts';
import { verifyInBrowser } from './verifyInBrowser.ts';

const PAST = { expiresAt: '2020-01-01T00:00:00.000Z' };
const SHELL: BootData['shell'] = {
  base: '/shell/abc/',
  shareFiles: {},
  locales: { en: [], el: [] },
  integrity: {},
};

let root: TestKey;
let key: TestKey;

beforeAll(async () => {
  [root, key] = (await Promise.all(['root', 'key'].map(buildKey))) as [TestKey, TestKey];
});
beforeEach(() => {
  localStorage.clear();
  globalThis.reportError = jest.fn();
});

const sign = (registry: Parameters<typeof signRegistry>[0]['registry'] = {}) =>
  signRegistry({ root, keys: [key], registry });
const bootOf = (registry: SignedRegistry): BootData => ({ registry, roots: [root], shell: SHELL });

/** Answers as a server does, and counts how often it is asked. */
function serve(body: string) {
  const chunks = [new TextEncoder().encode(body)];
  const read = () => Promise.resolve({ done: chunks.length === 0, value: chunks.shift() });
  const answer = {
    ok: true,
    status: 200,
    url: '/r',
    body: { getReader: () => ({ read, cancel: jest.fn() }) },
  };
  const fetched = jest.fn(() => Promise.resolve(answer as unknown as Response));
  globalThis.fetch = fetched;
  return fetched;
}

function start(boot: BootData | undefined) {
  return startRegistry({
    boot,
    memory: browserMemory,
    verify: verifyInBrowser,
    fetchRegistry: (trust) => fetchRegistry('/r', trust),
  });
}

describe('startRegistry', () => {
  test('takes what the page carries, and asks nobody', async () => {
    const fetched = serve('{}');
    await expect(start(bootOf(await sign({ sequence: 5 })))).resolves.toMatchObject({
      registry: { sequence: 5 },
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('goes on with the last good one, without asking, when the page carries an older one or one that has expired', async () => {
    await start(bootOf(await sign({ sequence: 5 })));
    const fetched = serve('{}');
    for (const bad of [{ sequence: 4 }, { sequence: 6, ...PAST }]) {
      await expect(start(bootOf(await sign(bad)))).resolves.toMatchObject({ registry: { sequence: 5 } });
    }
    expect(fetched).not.toHaveBeenCalled();
    expect(reportError).toHaveBeenCalledTimes(2);
  });

  test('asks once when the page was kept too long and this browser knows none', async () => {
    const fetched = serve(JSON.stringify(await sign({ sequence: 9 })));
    const { registry } = await start(bootOf(await sign({ sequence: 4, ...PAST })));
    expect(registry.sequence).toBe(9);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['has expired too', async () => JSON.stringify(await sign({ sequence: 9, ...PAST }))],
    ['is none', () => Promise.resolve('<!doctype html>')],
    ['is endless', async () => JSON.stringify(await sign()).padEnd(2_000_001)],
  ])('says why the page’s was refused when the one that is served %s', async (_what, body) => {
    serve(await body());
    await expect(start(bootOf(await sign(PAST)))).rejects.toMatchObject({ reason: 'expired' });
  });

  test('takes nothing from a page that carries no roots or no signed registry', async () => {
    const signed = await sign();
    const pages: readonly unknown[] = [
      undefined,
      { registry: signed, shell: SHELL },
      { registry: { schema: 1, modules: {} }, roots: [root], shell: SHELL },
    ];
    for (const page of pages) {
      await expect(start(page as BootData)).rejects.toMatchObject({ reason: 'malformed' });
    }
  });
});

describe('fetchRegistry', () => {
  test('refuses as a file that was changed what is older than the one in force, which stays', async () => {
    const { trust } = await start(bootOf(await sign({ sequence: 5 })));
    serve(JSON.stringify(await sign({ sequence: 4 })));
    await expect(fetchRegistry('/r', trust)).rejects.toMatchObject({ kind: 'integrity' });
    await expect(trust.lastGood()).resolves.toMatchObject({ sequence: 5 });
  });
});
