import { execFile } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packageGate } from '../../scripts/lib/packages/packageGate.mjs';
import { publishShell } from '../src/publish/publishShell.ts';
import { ROOT } from '../src/workspace/workspace.ts';
import { buildShell } from './support/buildShell.ts';
import { makePortal } from './support/portalOfTest.ts';

const MODULE = 'mfe-admin';

test('a portal that the product itself put in force is one to hold a module against', async () => {
  const { portal } = await makePortal();
  await publishShell(await buildShell(dirname(portal), 'one'), portal);
  expect(packageGate(MODULE, { PORTAL_DIR: portal })).toEqual({ portal });
  expect(packageGate(MODULE, { RELEASE_STORE: 's3://releases' })).toEqual({ portal: undefined });
  expect(packageGate('shared-ui', { PORTAL_DIR: portal })).toBeNull();
});

test('a portal that is named, and is not there, is no reason to leave the gate out: the check says so, and fails', async () => {
  const portal = join(await mkdtemp(join(tmpdir(), 'gate-')), 'portal');
  expect(packageGate(MODULE, { PORTAL_DIR: portal })).toEqual({ portal });
  await mkdir(portal);
  const check = promisify(execFile)(
    process.execPath,
    ['shared-build/src/cli/portal.ts', 'check', MODULE, '--portal', portal],
    { cwd: ROOT },
  );
  await expect(check).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(portal) });
});
