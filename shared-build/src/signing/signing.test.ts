import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makePortal, MODULES, readSigned, writeSigned } from '../../test/support/portalOfTest.ts';
import { writeIndexPage } from '../portalPage/indexPage.ts';
import { REGISTRY_LIFETIME_MS } from '../workspace/limits.ts';
import { changeRegistry, readRegistry, writeRegistry } from '../registry/registryFile.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { makeKeys, readKeys } from './keyFolder.ts';
import { nextNumber } from './sealRegistry.ts';
import { renew, renewIfDue, renewUnverified } from '../registry/renewRegistry.ts';
import { verifyServed } from '../portalPage/verifyServed.ts';

const DAY_MS = 86_400_000;
const ACT = { act: 'publish', module: 'mfe-sample', release: null } as const;

let portal: string;
let keys: string;

beforeEach(async () => {
  ({ portal, keys } = await makePortal());
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function publishAll(): Promise<void> {
  await writeRegistry(portal, (await readRegistry(portal)).sequence, MODULES);
  await writeIndexPage(portal);
}

describe('a registry that is written', () => {
  test('is told with the canaries', async () => {
    const [id, entry] = Object.entries(MODULES)[0]!;
    const canary = {
      percent: 5,
      base: '/m/mfe-sample/2/',
      release: { ...entry.release, release: '2' },
      stable: '',
    };
    await writeRegistry(portal, (await readRegistry(portal)).sequence, { [id]: { ...entry, canary } });
    await writeIndexPage(portal);

    const { releases } = await verifyServed(portal);
    expect(releases).toEqual([`${id} ${entry.release.release}`, `${id} 2 (canary of 5 %)`]);
  });

  test('is signed by a key that the page’s root vouches for, and good for 30 days', async () => {
    await publishAll();
    const served = await verifyServed(portal);
    expect(served.releases).toEqual([expect.stringMatching(/^mfe-sample 1\.2\.3-/)]);
    expect(Date.parse(served.expiresAt) - Date.now()).toBeGreaterThan(REGISTRY_LIFETIME_MS - 60_000);
    await expect(verifyServed(portal, inDays(29))).resolves.toBeDefined();
    await expect(verifyServed(portal, inDays(31))).rejects.toThrow('good until');
  });

  test('is refused when any letter of it was changed', async () => {
    await publishAll();
    const good = await readSigned(portal);
    const text = JSON.stringify(good);
    let refused = 0;
    for (let at = 0; at < text.length; at += 97) {
      const letter = text[at] === 'x' ? 'y' : 'x';
      await writeSigned(portal, text.slice(0, at) + letter + text.slice(at + 1));
      const verdict = await verifyServed(portal).catch(() => 'refused');
      if (verdict === 'refused') refused += 1;
    }
    expect(refused).toBe(Math.ceil(text.length / 97));
  });

  test('is not signed on by the next release when somebody else has written it', async () => {
    await publishAll();
    const good = await readSigned(portal);
    const evil = good.signed.replace('1.2.3', '6.6.6');
    for (const foreign of [
      { ...good, signed: evil },
      { schema: 1, sequence: 5, modules: MODULES },
    ]) {
      await writeSigned(portal, foreign);
      await expect(changeRegistry(portal, ACT, (modules) => ({ ...modules }))).rejects.toThrow('vouch for');
      await expect(renew(portal)).rejects.toThrow('vouch for');
      // What somebody else has written is not one copied line away from being signed.
      await expect(renew(portal)).rejects.not.toThrow('--unverified');
    }
  });

  test('of a portal from before there were signatures is taken over, with the keys that are made for it', async () => {
    await writeSigned(portal, { schema: 1, sequence: 5, modules: MODULES });
    await writeIndexPage(portal);
    expect((await verifyServed(portal)).releases).toHaveLength(1);
  });
});

describe('keys', () => {
  test('are made once, readable for their owner alone, and not in what is served', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => makeKeys(keys)));
    expect(new Set(made.map(({ roots }) => roots[0]?.id)).size).toBe(1);
    const final = await readKeys(keys);
    expect(final?.rootKeys.map(({ id }) => id)).toEqual([final?.roots[0]?.id]);
    expect(final?.releaseKeys).toHaveLength(1);
    await publishAll();
    const files = (await readdir(keys)).filter((name) => name.endsWith('.pem'));
    for (const name of files) expect((await stat(join(keys, name))).mode & 0o077).toBe(0);
    expect((await readdir(portal, { recursive: true })).filter((name) => name.includes('.pem'))).toEqual([]);
    expect(JSON.stringify(await readSigned(portal))).not.toContain('PRIVATE');
  });

  test('that are lost stop releases until somebody says that what is served is right', async () => {
    await publishAll();
    const { expiresAt: before } = await verifyServed(portal);
    await rename(keys, `${keys}-lost`);
    await expect(renew(portal)).rejects.toThrow('vouch for');
    await renewUnverified(portal);
    await writeIndexPage(portal);
    const served = await verifyServed(portal);
    expect(served.releases).toHaveLength(1);
    expect(Date.parse(served.expiresAt)).toBeGreaterThanOrEqual(Date.parse(before));
  });
});

describe('renewal', () => {
  test('signs anew from half of the time on, with a higher number, and leaves a line in the log', async () => {
    await publishAll();
    const { sequence } = await readRegistry(portal);
    await expect(renewIfDue(portal, inDays(14))).resolves.toBeNull();
    const renewed = await renewIfDue(portal, inDays(16));
    expect(renewed?.sequence).toBeGreaterThan(sequence);
    expect(renewed?.modules).toEqual(MODULES);
    expect((await readReleaseLog(portal)).at(-1)).toMatchObject({ act: 'renew', module: '*' });
  });

  test('leaves a page that is behind to be found', async () => {
    await publishAll();
    await renew(portal);
    await expect(verifyServed(portal)).rejects.toThrow('the file beside it');
  });
});

test('nextNumber follows the clock, and goes on when the clock is behind', () => {
  expect(nextNumber(0, new Date(5_000))).toBe(5);
  expect(nextNumber(7, new Date(5_000))).toBe(8);
});
