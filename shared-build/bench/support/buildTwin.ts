import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import { BOOT_FILE, BOOT_FOLDER } from '../../src/compile/bootConfig.ts';
import { runWebpack } from '../../src/compile/runWebpack.ts';
import { writeIndexPage } from '../../src/portalPage/indexPage.ts';
import { precompressFolder } from '../../src/workspace/precompress.ts';
import { readOwnJson } from '../../src/workspace/readJson.ts';
import { readRegistry, writeRegistry } from '../../src/registry/registryFile.ts';
import { CSP_FILE, PAGE_TEMPLATE, assembleShell, shellBase } from '../../src/release/shellFiles.ts';
import { SHELL_FILE } from '../../src/release/shellRelease.ts';
import { CACHE_FOLDER, SHELL_ID, packageFolder } from '../../src/workspace/workspace.ts';
import { TWIN_BUILT, twinConfig } from './twinConfig.ts';
import { TWIN_REGISTRY_FILE } from './twinReleasePlugin.ts';

/** One folder for all builds: what has not changed keeps its address, as it would behind a CDN. */
const TWIN_RELEASE = 'twin';

/**
 * Builds the one-bundle twin; gives its portal folder. The federated portal must have been built before: both have one boot script.
 *
 * - change: makes a later build, whose files come beside those of the first
 */
export async function buildTwin(change?: (configuration: Configuration) => Configuration): Promise<string> {
  const portal = join(CACHE_FOLDER, 'twin', 'portal');
  if (change === undefined) await rm(portal, { recursive: true, force: true });
  await runWebpack(change?.(twinConfig()) ?? twinConfig());
  const assembled = await assembleShell({
    built: TWIN_BUILT,
    page: join(packageFolder(SHELL_ID), 'page'),
    bootScript: (await readFile(join(BOOT_FOLDER, BOOT_FILE), 'utf8')).trim(),
    version: 'twin',
  });
  const shell = { ...assembled, release: TWIN_RELEASE };
  const template = join(TWIN_BUILT, PAGE_TEMPLATE);
  const page = await readFile(template, 'utf8');
  await writeFile(template, page.replaceAll(shellBase(assembled.release), shellBase(TWIN_RELEASE)));
  // Its page needs no hashes of what it loads later.
  const files = Object.fromEntries(shell.scripts.map((name) => [name, shell.files[name]] as const));
  await writeFile(join(TWIN_BUILT, SHELL_FILE), JSON.stringify({ ...shell, files }));
  await precompressFolder(TWIN_BUILT);
  await mkdir(portal, { recursive: true });
  await cp(TWIN_BUILT, join(portal, shellBase(TWIN_RELEASE)), { recursive: true });
  // The twin's registry names no shell: its description lies beside the page.
  for (const name of [SHELL_FILE, CSP_FILE]) await cp(join(TWIN_BUILT, name), join(portal, name));
  const registry = await readOwnJson<Pick<Registry, 'modules'>>(join(TWIN_BUILT, TWIN_REGISTRY_FILE));
  const base = shellBase(TWIN_RELEASE);
  const modules = Object.entries(registry.modules).map(([id, entry]) => [id, { ...entry, base }] as const);
  const { sequence } = await readRegistry(portal);
  await writeRegistry(portal, sequence, Object.fromEntries(modules));
  await writeIndexPage(portal);
  return portal;
}
