import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from '@jest/globals';
import * as addresses from 'shared-contracts/releases/addresses.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { buildDescription } from '../../test/support/buildRelease.ts';
import { buildShell } from '../../test/support/buildShell.ts';
import { buildModule } from '../../test/support/imageOfTest.ts';
import { makePortal } from '../../test/support/portalOfTest.ts';
import { requireFit } from './gate.ts';
import { readActiveShell } from '../portalPage/indexPage.ts';
import { normalPath, readModuleDescription } from '../release/moduleDescription.ts';
import { publishSet } from '../publish/moveTogether.ts';
import { publish, switchModule } from '../publish/publish.ts';
import { publishCanary } from '../publish/canary.ts';
import { publishShell } from '../publish/publishShell.ts';
import { putBuildsInForce } from '../builds/putBuildsInForce.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { moduleIds, packageFolder } from '../workspace/workspace.ts';

const [LINKING, LINKED] = ['mfe-linking', 'mfe-linked'];

let portal: string;
let shell: string;
beforeEach(async () => {
  ({ portal } = await makePortal());
  shell = await buildShell(dirname(portal), 'first', { shares: { react: '19.3.1' } });
  await publishShell(shell, portal);
});

/** Builds a module with pages at these paths, that links to others. */
function moduleWith(
  id: string,
  paths: readonly string[],
  usedAddresses?: readonly string[],
): Promise<string> {
  const [route] = buildDescription().routes;
  const routes: ModuleDescription['routes'] = paths.map((path, at) => ({
    ...route!,
    id: `page${'abc'[at] ?? ''}`,
    path,
  }));
  const preload = Object.fromEntries(routes.map((one) => [one.id, []]));
  return buildModule(id, [id, ...paths, ...(usedAddresses ?? [])].join(' '), {
    description: buildDescription({ id, routes }),
    preload,
    uses: {},
    usedAddresses,
  });
}
const check = async (id: string, folder: string) =>
  requireFit(portal, await readActiveShell(portal), [id], [folder]);
const linkingTo = (...paths: readonly string[]) => moduleWith(LINKING, ['/linking'], paths);

describe('an address between modules', () => {
  beforeEach(async () => {
    await publish(await moduleWith(LINKED, ['/notes', '/notes/:id']), portal);
  });

  test('is taken where a module in force has that page, whatever it calls its parts', async () => {
    await expect(
      check(LINKING, await linkingTo('/notes', '/notes/:noteId', '/linking', '/')),
    ).resolves.toBeUndefined();
  });

  test('that nobody has is refused', async () => {
    await expect(check(LINKING, await linkingTo('/notes', '/letters', '/notes/:id/edit'))).rejects.toThrow(
      'mfe-linking links to /letters, /notes/:id/edit, which no module in force has: release the module with that page first',
    );
  });

  test('is not looked for of a release of an earlier time, which does not say where it links to', async () => {
    const folder = await moduleWith(LINKING, ['/linking']);
    await expect(check(LINKING, folder)).resolves.toBeUndefined();
    await publish(folder, portal);
    await expect(check(LINKED, await moduleWith(LINKED, ['/letters']))).resolves.toBeUndefined();
  });

  test.each([
    ['dropped', ['/notes']],
    ['renamed', ['/notes', '/letters/:id']],
  ])('that others link to is not %s, and who links to it is named', async (_how, paths) => {
    await publish(await linkingTo('/notes/:id'), portal);
    await expect(check(LINKED, await moduleWith(LINKED, paths))).rejects.toThrow(
      /mfe-linking 1\.2\.3-\w+ in force links to \/notes\/:id, which no module would have any more: mfe-linking has to move first/,
    );
    await expect(
      check(LINKED, await moduleWith(LINKED, ['/letters/:id', '/notes/:other'])),
    ).resolves.toBeUndefined();
  });

  test('may move to another module, or get another name together with those who link to it', async () => {
    await publish(await linkingTo('/notes/:id'), portal);
    const folders = [await moduleWith(LINKED, ['/letters/:id']), await linkingTo('/letters/:id')];
    await publishSet({ folders, off: [] }, portal);
    const { modules } = await readRegistry(portal);
    expect(modules[LINKED]?.release.description.routes.map(({ path }) => path)).toEqual(['/letters/:id']);
  });

  test('is held for whoever has a canary as well', async () => {
    await publish(await moduleWith(LINKING, ['/linking'], []), portal);
    await publishCanary(await linkingTo('/notes/:id'), portal, 10);
    await expect(check(LINKED, await moduleWith(LINKED, ['/notes']))).rejects.toThrow('links to /notes/:id');
  });

  test('of a module that is switched off is there, as its page says so; its own links keep nobody', async () => {
    await switchModule(LINKED, 'off', portal);
    const folder = await linkingTo('/notes');
    await expect(check(LINKING, folder)).resolves.toBeUndefined();
    await publish(folder, portal);
    await switchModule(LINKING, 'off', portal);
    await expect(check(LINKED, await moduleWith(LINKED, ['/letters']))).resolves.toBeUndefined();
  });

  test('that is astray already keeps no other module from being released', async () => {
    await publish(await linkingTo('/gone'), portal);
    await expect(check(LINKED, await moduleWith(LINKED, ['/notes']))).resolves.toBeUndefined();
    await expect(check('mfe-other', await moduleWith('mfe-other', ['/other'], []))).resolves.toBeUndefined();
  });
});

test('an entry of a menu that leads to a page of nobody is refused', async () => {
  const menu: ModuleDescription['menu'] = [
    {
      id: 'x',
      path: '/nowhere',
      label: { en: 'X', el: 'Χ' },
      permission: 'profile_view',
      order: 1,
      icon: 'home',
    },
  ];
  const folder = await buildModule(LINKING, 'menu', {
    description: buildDescription({ id: LINKING, routes: [], menu }),
    usedAddresses: [],
  });
  await expect(check(LINKING, folder)).rejects.toThrow('links to /nowhere');
});

test('builds that are put in force by themselves have to have the pages that they link to', async () => {
  const linked = await moduleWith(LINKED, ['/notes']);
  const build = (linking: string) =>
    putBuildsInForce({ shell, modules: [linking, linked] }, portal, 'sources');
  await expect(build(await linkingTo('/letters'))).rejects.toThrow('mfe-linking links to /letters');
  await build(await linkingTo('/notes'));
});

test('builds that are put in force by themselves have to have the pages that a module from elsewhere links to', async () => {
  await putBuildsInForce({ shell, modules: [await moduleWith(LINKED, ['/notes'])] }, portal, 'sources');
  await publish(await linkingTo('/notes'), portal);
  const moved = await moduleWith(LINKED, ['/letters']);
  await expect(putBuildsInForce({ shell, modules: [moved] }, portal, 'sources')).rejects.toThrow(
    'mfe-linking links to /notes',
  );
});

test('the release command refuses a set whose links lead nowhere', async () => {
  const folders = [shell, await linkingTo('/letters')];
  const cli = join(import.meta.dirname, '..', 'cli', 'portal.ts');
  const check = promisify(execFile)(
    process.execPath,
    [cli, 'check', 'together', ...folders, '--portal', portal],
    {
      env: process.env,
    },
  );
  await expect(check).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('links to /letters'),
  });
});

test('every address that modules share is that of a page of one of them', () => {
  const paths = moduleIds().flatMap((id) =>
    readModuleDescription(packageFolder(id)).routes.map(({ path }) => path),
  );
  const known = new Set(paths.map(normalPath));
  expect(Object.values(addresses).filter(({ path }) => !known.has(normalPath(path)))).toEqual([]);
});
