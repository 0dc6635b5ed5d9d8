import type { SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { buildKey, signRegistry, type TestKey } from '../testing/signRegistry.ts';
import { browserMemory } from './registryMemory.ts';
import { createRegistryTrust } from './registryTrust.ts';
import { verifyInBrowser } from './verifyInBrowser.ts';

const PAST = { expiresAt: '2020-01-01T00:00:00.000Z' };

let root: TestKey;
let key: TestKey;
let other: TestKey;

beforeAll(async () => {
  [root, key, other] = (await Promise.all(['root', 'key', 'other'].map(buildKey))) as [
    TestKey,
    TestKey,
    TestKey,
  ];
});
beforeEach(() => localStorage.clear());

function trustOf(...roots: readonly TestKey[]) {
  return createRegistryTrust({ roots, memory: browserMemory, verify: verifyInBrowser });
}
const sign = (parts: Partial<Parameters<typeof signRegistry>[0]> = {}) =>
  signRegistry({ root, keys: [key], ...parts });
const expectRefused = (signed: SignedRegistry, reason: string, trust = trustOf(root)) =>
  expect(trust.take(signed)).rejects.toMatchObject({ name: 'RegistryRefusal', reason });

describe('take', () => {
  test('gives what a key signed that a root vouches for, and the next tab knows it', async () => {
    const signed = await sign({ registry: { sequence: 7 } });
    await expect(trustOf(root).take(signed)).resolves.toMatchObject({ sequence: 7 });
    await expect(trustOf(root).lastGood()).resolves.toMatchObject({ sequence: 7 });
  });

  test.each<[string, string, () => Promise<SignedRegistry>]>([
    ['signed by a key that is not in the set', 'untrusted', () => sign({ by: [other] })],
    ['signed by nobody', 'untrusted', () => sign({ by: [] })],
    ['whose keys another root has signed', 'untrusted', () => sign({ root: other })],
    ['signed by the root itself', 'untrusted', () => sign({ by: [root] })],
    ['whose time is over', 'expired', () => sign({ registry: PAST })],
    ['whose time cannot be read', 'expired', () => sign({ registry: { expiresAt: 'soon' } })],
    [
      'signed by a key whose time is over',
      'untrusted',
      () => sign({ set: { keys: [{ id: key.id, publicKey: key.publicKey, ...PAST }] } }),
    ],
    [
      'that says it is signed by a key that did not sign it',
      'untrusted',
      async () => {
        const signed = await sign({ by: [other] });
        const [signature] = signed.signatures;
        return { ...signed, signatures: [{ key: key.id, value: signature?.value ?? '' }] };
      },
    ],
    [
      'whose signature is no base64',
      'untrusted',
      async () => ({ ...(await sign()), signatures: [{ key: key.id, value: '%' }] }),
    ],
    [
      'whose text was changed',
      'untrusted',
      async () => {
        const signed = await sign();
        return { ...signed, signed: signed.signed.replace('entry.js', 'other.js') };
      },
    ],
    [
      'whose keys were changed',
      'untrusted',
      async () => {
        const signed = await sign({ by: [other] });
        const keys = signed.keys.signed.replaceAll(key.publicKey, other.publicKey);
        return { ...signed, keys: { ...signed.keys, signed: keys } };
      },
    ],
    [
      'that is a set of keys',
      'malformed',
      async () => ({ ...(await sign({ registry: { schema: 1 as 2 } })) }),
    ],
  ])('refuses one %s', async (_what, reason, make) => {
    await expectRefused(await make(), reason);
    expect(localStorage).toHaveLength(0);
  });

  test('refuses one that is older than this tab or an earlier one took, also after the later one has expired', async () => {
    const later = await sign({
      registry: { sequence: 8, expiresAt: new Date(Date.now() + 60_000).toISOString() },
    });
    const trust = trustOf(root);
    await trust.take(later);
    const older = await sign({ registry: { sequence: 7 } });
    await expectRefused(older, 'replayed', trust);
    await expectRefused(older, 'replayed');
    const tomorrow = { now: () => new Date(Date.now() + 3_600_000) };
    const next = createRegistryTrust({
      roots: [root],
      memory: browserMemory,
      verify: verifyInBrowser,
      ...tomorrow,
    });
    await expectRefused(older, 'replayed', next);
    await expect(trust.lastGood()).resolves.toMatchObject({ sequence: 8 });
  });

  test('refuses a set of keys that is older than the one before, though its registry is newer', async () => {
    await trustOf(root).take(await sign({ set: { version: 2 } }));
    await expectRefused(await sign({ keys: [key, other], registry: { sequence: 9 } }), 'replayed');
  });

  test('goes on when keys change: with both at first, with the new one alone then', async () => {
    const trust = trustOf(root);
    await trust.take(await sign());
    await trust.take(
      await sign({ keys: [key, other], by: [other], set: { version: 2 }, registry: { sequence: 2 } }),
    );
    const alone = await sign({ keys: [other], set: { version: 3 }, registry: { sequence: 3 } });
    await expect(trust.take(alone)).resolves.toMatchObject({ sequence: 3 });
    await expectRefused(await sign({ registry: { sequence: 99 } }), 'replayed', trust);
  });

  test('is not held up by the high number of a registry that a key signed before it was called back', async () => {
    await trustOf(root).take(await sign({ registry: { sequence: Number.MAX_SAFE_INTEGER } }));
    const healed = await sign({ keys: [other], set: { version: 2 }, registry: { sequence: 3 } });
    await expect(trustOf(root).take(healed)).resolves.toMatchObject({ sequence: 3 });
  });

  test('begins anew with a page of another root and its keys, and not with one that names both roots', async () => {
    await trustOf(root).take(await sign({ registry: { sequence: 8 } }));
    const both = await sign({ root: other, keys: [key, other], registry: { sequence: 2 } });
    await expectRefused(both, 'replayed', trustOf(other, root));
    const own = await sign({ root: other, keys: [other], registry: { sequence: 2 } });
    await expect(trustOf(other).take(own)).resolves.toMatchObject({ sequence: 2 });
  });

  test('goes on in a browser that keeps nothing', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const trust = trustOf(root);
    await trust.take(await sign({ registry: { sequence: 8 } }));
    full.mockRestore();
    await expectRefused(await sign({ registry: { sequence: 7 } }), 'replayed', trust);
  });

  test('says so where the browser does not know such keys', async () => {
    const spy = jest
      .spyOn(crypto.subtle, 'importKey')
      .mockRejectedValue(new DOMException('Ed25519', 'NotSupportedError'));
    const stranger = await buildKey('stranger');
    await expectRefused(await sign({ root: stranger }), 'unsupported', trustOf(stranger));
    spy.mockRestore();
  });
});

describe('lastGood', () => {
  test('is nothing at first, nor what was changed in the browser, nor what has expired', async () => {
    await expect(trustOf(root).lastGood()).resolves.toBeUndefined();
    const signed = await sign();
    for (const kept of ['{', '{}', JSON.stringify({ ...signed, signed: `${signed.signed} ` })]) {
      localStorage.setItem('registry', kept);
      await expect(trustOf(root).lastGood()).resolves.toBeUndefined();
    }
    localStorage.setItem('registry', JSON.stringify(await sign({ registry: PAST })));
    await expect(trustOf(root).lastGood()).resolves.toBeUndefined();
  });

  test('is not one of a key that was called back since', async () => {
    await trustOf(root).take(await sign());
    const trust = trustOf(root);
    const expired = await sign({ keys: [other], set: { version: 2 }, registry: { sequence: 2, ...PAST } });
    await expectRefused(expired, 'expired', trust);
    await expect(trust.lastGood()).resolves.toBeUndefined();
  });
});
