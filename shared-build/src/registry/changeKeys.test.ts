import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makePortal, MODULES, readSigned } from '../../test/support/portalOfTest.ts';
import { writeIndexPage } from '../portalPage/indexPage.ts';
import { readRegistry, writeRegistry } from './registryFile.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { addKey, addRoot, listKeys, makeReleaseKey, retireKey } from './changeKeys.ts';
import { readKeys } from '../signing/keyFolder.ts';
import { renew } from './renewRegistry.ts';
import { verifyServed } from '../portalPage/verifyServed.ts';

let portal: string;
let keys: string;

beforeEach(async () => {
  ({ portal, keys } = await makePortal());
  await writeRegistry(portal, 0, MODULES);
  await writeIndexPage(portal);
});

/** Makes the folder of a team that has a release key of its own and no other; gives folder and public half. */
async function makeTeam() {
  const folder = `${keys}-team`;
  process.env['RELEASE_KEYS'] = folder;
  const publicKey = await makeReleaseKey();
  await cp(join(keys, 'roots.json'), join(folder, 'roots.json'));
  return { folder, publicKey };
}

const signers = async () => (await readSigned(portal)).signatures.map(({ key }) => key);
const ownReleaseKey = async () => (await readKeys(keys))?.releaseKeys[0]?.id ?? '';

describe('a team’s key', () => {
  test('signs once a root has let it, and no more once it has retired', async () => {
    const { folder, publicKey } = await makeTeam();
    await expect(renew(portal)).rejects.toThrow('may sign');

    process.env['RELEASE_KEYS'] = keys;
    const id = await addKey(portal, publicKey);
    process.env['RELEASE_KEYS'] = folder;
    await renew(portal);
    await writeIndexPage(portal);
    expect(await signers()).toEqual([id]);
    await expect(verifyServed(portal)).resolves.toBeDefined();
    await expect(retireKey(portal, await ownReleaseKey())).rejects.toThrow('root key');

    process.env['RELEASE_KEYS'] = keys;
    await retireKey(portal, id);
    await writeIndexPage(portal);
    await expect(verifyServed(portal)).resolves.toBeDefined();
    process.env['RELEASE_KEYS'] = folder;
    await expect(renew(portal)).rejects.toThrow('may sign');
    expect((await readReleaseLog(portal)).map(({ act }) => act)).toEqual(['add-key', 'renew', 'retire-key']);
  });

  test('counts up to the day that was said', async () => {
    const { publicKey } = await makeTeam();
    process.env['RELEASE_KEYS'] = keys;
    await expect(addKey(portal, publicKey, 'tomorrow')).rejects.toThrow('a time ahead');
    await expect(addKey(portal, publicKey, '2020-01-01')).rejects.toThrow('a time ahead');
    await expect(addKey(portal, 'none')).rejects.toThrow('32 bytes');
    await addKey(portal, publicKey, '2999-01-01');
    expect((await listKeys(portal)).find((line) => line.includes(publicKey))).toContain(
      '2999-01-01T00:00:00.000Z  elsewhere',
    );
  });
});

describe('rotation', () => {
  test('of the release key: both sign for a while, then the new one alone', async () => {
    const old = await ownReleaseKey();
    const id = await addKey(portal, await makeReleaseKey());
    expect((await signers()).sort()).toEqual([old, id].sort());
    await retireKey(portal, old);
    expect(await signers()).toEqual([id]);
    expect((await readKeys(keys))?.releaseKeys.map((key) => key.id)).toEqual([id]);
    await writeIndexPage(portal);
    await expect(verifyServed(portal)).resolves.toBeDefined();
  });

  test('of the root: pages that know the old one alone go on until it retires', async () => {
    const [old] = (await readKeys(keys))?.roots ?? [];
    await expect(retireKey(portal, old?.id ?? '')).rejects.toThrow('No other root key');
    await addRoot(portal);
    // The page was not written anew and has the old root: what it carries is behind, and would be taken.
    await expect(verifyServed(portal)).rejects.toThrow('the file beside it');
    await writeIndexPage(portal);
    await retireKey(portal, old?.id ?? '');
    await writeIndexPage(portal);
    await expect(verifyServed(portal)).resolves.toBeDefined();
    expect((await readKeys(keys))?.rootKeys).toHaveLength(1);
    expect((await listKeys(portal)).filter((line) => line.startsWith('root'))).toHaveLength(1);
  });

  test('leaves everything as it was when nobody could sign then', async () => {
    const before = await readSigned(portal);
    await expect(retireKey(portal, await ownReleaseKey())).rejects.toThrow('may sign');
    await expect(retireKey(portal, 'nobody')).rejects.toThrow('No key has the id');
    expect(await readSigned(portal)).toEqual(before);
    expect((await readKeys(keys))?.releaseKeys).toHaveLength(1);
  });

  test('needs keys', async () => {
    await rm(keys, { recursive: true });
    await expect(listKeys(portal)).rejects.toThrow('holds no keys');
    await expect(readRegistry(portal)).rejects.toThrow('vouch for');
  });
});
