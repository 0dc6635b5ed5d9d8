import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makePortal, MODULES } from '../../test/support/portalOfTest.ts';
import { switchModule } from '../publish/publish.ts';
import { changeState, readRegistry, writeRegistry } from './registryFile.ts';
import { releaseStatus } from './releaseStatus.ts';

const ENTRY = MODULES['mfe-sample'];
const STABLE = ENTRY.release.release;
const CANARY = { percent: 10, base: '', release: { ...ENTRY.release, release: '2.0.0-new' }, stable: '' };

let portal: string;
let server: Server;
let status = 200;

beforeEach(async () => {
  ({ portal } = await makePortal());
  await writeRegistry(portal, 0, { 'mfe-sample': { ...ENTRY, canary: CANARY } });
  status = 200;
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const isCanary = searchParams.get('release') === '2.0.0-new';
    response
      .writeHead(status)
      .end(JSON.stringify({ sessions: isCanary ? 12 : 100, failed: isCanary ? 2 : 0 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('each release that browsers get has a line, the canary with its percent', async () => {
  expect(await releaseStatus(portal, null)).toEqual([
    `mfe-sample  ${STABLE}  in force`,
    'mfe-sample  2.0.0-new  canary of 10 %',
  ]);
});

test('a module that is switched off is so for both', async () => {
  await switchModule('mfe-sample', 'off', portal);
  expect(await releaseStatus(portal, null)).toEqual([
    `mfe-sample  ${STABLE}  in force, switched off`,
    'mfe-sample  2.0.0-new  canary of 10 %, switched off',
  ]);
});

test('both groups have counts of their own', async () => {
  expect(await releaseStatus(portal, origin())).toEqual([
    `mfe-sample  ${STABLE}  in force  failed in 0 of 100 tabs within the last hour`,
    'mfe-sample  2.0.0-new  canary of 10 %  failed in 2 of 12 tabs within the last hour',
  ]);
});

test('a preview has a line, and no counts: nothing is reported of it', async () => {
  const { sequence } = await readRegistry(portal);
  const previews = [{ release: '3.0.0-try', integrity: '' }];
  await writeRegistry(portal, sequence, { 'mfe-sample': { ...ENTRY, previews } });
  expect(await releaseStatus(portal, origin())).toEqual([
    `mfe-sample  ${STABLE}  in force  failed in 0 of 100 tabs within the last hour`,
    'mfe-sample  3.0.0-try  preview',
  ]);
});

test('says of the shell too what is in force, and what each was built from', async () => {
  const provenance = {
    commit: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
    committedAt: '2026-03-02T02:30:00.000Z',
    author: 'Ελένη Παππά',
  };
  const release = { ...ENTRY.release, provenance: { ...provenance, isDirty: true as const } };
  await changeState(portal, async () => ({
    acts: [],
    modules: { 'mfe-sample': { ...ENTRY, release } },
    shell: { release: '2026.03.02-c0ffee00-0a1b2c3d4e', previous: [], provenance },
  }));
  const from = 'commit c0ffee00 of 2026-03-02T02:30:00.000Z by Ελένη Παππά';
  expect(await releaseStatus(portal, null)).toEqual([
    `shell  2026.03.02-c0ffee00-0a1b2c3d4e  in force  ${from}`,
    `mfe-sample  ${STABLE}  in force  ${from}, with changes that were not committed`,
  ]);
});

test('a server that refuses is named', async () => {
  status = 503;
  await expect(releaseStatus(portal, origin())).rejects.toThrow('answers 503');
});
