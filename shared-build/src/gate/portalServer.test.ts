import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { NeededCalls, ServedCalls } from 'shared-contracts/call/callVersions.ts';
import { buildShell } from '../../test/support/buildShell.ts';
import { buildModule } from '../../test/support/imageOfTest.ts';
import { makePortal } from '../../test/support/portalOfTest.ts';
import { requireFit } from './gate.ts';
import { readActiveShell } from '../portalPage/indexPage.ts';
import { ownServedCalls } from '../contents/ownServedCalls.ts';
import { readPortalServer, readServer, writePortalServer } from './portalServer.ts';
import { publish, switchModule } from '../publish/publish.ts';
import { publishShell } from '../publish/publishShell.ts';
import { putBuildsInForce } from '../builds/putBuildsInForce.ts';

const ID = 'mfe-a';
const CLI = join(import.meta.dirname, '..', 'cli', 'portal.ts');

let portal: string;
let root: string;
beforeEach(async () => {
  ({ portal } = await makePortal());
  root = dirname(portal);
  await publishShell(await buildShell(root, 'first', { shares: { react: '19.3.1' } }), portal);
});

const needing = (server: NeededCalls | undefined, text = 'needy') => buildModule(ID, text, { server });
const check = async (folder: string) => requireFit(portal, await readActiveShell(portal), [ID], [folder]);
const release = async (...words: readonly string[]) =>
  (await promisify(execFile)(process.execPath, [CLI, ...words, '--portal', portal], { env: process.env }))
    .stdout;
const fileOf = async (content: unknown) => {
  const file = join(await mkdtemp(join(tmpdir(), 'server-')), 'calls.json');
  await writeFile(file, JSON.stringify(content));
  return file;
};

describe('a module that is published', () => {
  test.each<[string, NeededCalls, ServedCalls, string]>([
    [
      'does not have a call yet',
      { readNotes: 3, Users: 1 },
      { upTo: 2, from: {} },
      'needs `readNotes` of the server, which it does not serve yet: release the server first',
    ],
    [
      'does not serve such clients any more',
      { readNotes: 1 },
      { upTo: 3, from: { readNotes: 2 } },
      'built against the present server',
    ],
  ])('is refused where the server of the portal %s', async (_what, needs, served, reason) => {
    await writePortalServer(portal, served);
    await expect(check(await needing(needs))).rejects.toThrow(reason);
  });

  test('is taken where the server serves it, where it needs less than it was built with, and where it does not say what it needs', async () => {
    await writePortalServer(portal, { upTo: 4, from: { readNotes: 2 } });
    for (const needs of [{ readNotes: 2, Users: 1 }, { readNotes: [3, 6] }, {}, undefined] as const)
      await expect(check(await needing(needs))).resolves.toBeUndefined();
  });

  test('is compared with nothing where nobody has said what the server serves', async () => {
    expect(await readPortalServer(portal)).toBeUndefined();
    await expect(check(await needing({ readNotes: 9 }))).resolves.toBeUndefined();
  });

  test('is refused where what is said of the server cannot be read', async () => {
    await writeFile(join(portal, 'registry', 'server.json'), '{"upTo":"two"}');
    await expect(check(await needing({ readNotes: 1 }))).rejects.toThrow('does not say which calls');
  });
});

test('a module in force that the server does not serve keeps no other module from being released', async () => {
  await publish(await needing({ readNotes: 1 }), portal);
  await writePortalServer(portal, { upTo: 2, from: { readNotes: 2 } });
  const other = await buildModule('mfe-b', 'other');
  const released = requireFit(portal, await readActiveShell(portal), ['mfe-b'], [other]);
  await expect(released).resolves.toBeUndefined();
});

test('a shell that needs what the server lacks is refused as well', async () => {
  await writePortalServer(portal, { upTo: 1, from: {} });
  const shell = await buildShell(root, 'second', { server: { getMe: 2 } });
  await expect(publishShell(shell, portal)).rejects.toThrow('the shell second needs `getMe` of the server');
});

test('builds that are put in force by themselves say what the server of the same sources serves', async () => {
  const name = 'readNotes';
  const shell = await buildShell(root, 'second');
  const lacking = await needing({ [name]: 99 });
  await expect(putBuildsInForce({ shell, modules: [lacking] }, portal, 'sources')).rejects.toThrow(
    'release the server',
  );
  await putBuildsInForce({ shell, modules: [await needing({ [name]: 1 })] }, portal, 'sources');
  expect(await readPortalServer(portal)).toEqual(ownServedCalls());
});

describe('readServer', () => {
  test('asks a server that runs, and reads files of both kinds', async () => {
    let answer: unknown = { api: '/api', calls: { upTo: 2, from: {} } };
    const server = createServer((_request, reply) => void reply.end(JSON.stringify(answer)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await readServer(address)).toEqual({ upTo: 2, from: {} });
      answer = { api: '/api' };
      await expect(readServer(address)).rejects.toThrow('one of an earlier time');
    } finally {
      server.close();
    }
    const versions = {
      level: 3,
      shapes: 'a',
      calls: { readNotes: { from: 2, now: 3, needs: 2, shape: 'a' } },
    };
    expect(await readServer(await fileOf(versions))).toEqual({ upTo: 3, from: { readNotes: 2 } });
    expect(await readServer(await fileOf({ upTo: 3, from: {} }))).toEqual({ upTo: 3, from: {} });
    for (const none of [{}, [], 'text', null, { upTo: 1, from: { readNotes: {} } }])
      await expect(readServer(await fileOf(none))).rejects.toThrow('does not say which calls');
  });
});

test('the release command names who would be left by a server, says so of the one that is taken, and where none is known', async () => {
  await publish(await needing({ readNotes: 1 }), portal);
  const [good, bad] = [
    await fileOf({ upTo: 1, from: {} }),
    await fileOf({ upTo: 3, from: { readNotes: 2 } }),
  ];
  for (const command of ['check', 'publish'])
    await expect(release(command, 'server', bad)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/mfe-a \S+ of the Sample team, in force, uses `readNotes`/),
    });
  expect(await readPortalServer(portal)).toBeUndefined();
  const shell = await buildShell(root, 'second');
  const set = await buildModule('mfe-b', 'other');
  expect(await release('check', 'together', shell, set)).toContain('not compared with the server');
  expect(await release('check', 'server', good)).toContain('serves every release in force');
  expect(await readPortalServer(portal)).toBeUndefined();
  await release('publish', 'server', good);
  expect(await readPortalServer(portal)).toEqual({ upTo: 1, from: {} });
  expect(await release('check', 'together', shell, set)).not.toContain('not compared');

  // What is switched off stands in nobody's way, and is held against the server when it comes back.
  await switchModule(ID, 'off', portal);
  expect(await release('check', 'server', bad)).toContain('serves every release in force');
  await expect(release('check', 'server')).rejects.toMatchObject({ code: 1 });
  await expect(release('rollback', 'server', good)).rejects.toMatchObject({ code: 1 });
});
