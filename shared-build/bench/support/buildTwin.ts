import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts/registry.ts';
import { BOOT_FILE, BOOT_FOLDER } from '../../src/bootConfig.ts';
import { runWebpack } from '../../src/runWebpack.ts';
import { writeIndexPage } from '../../src/indexPage.ts';
import { precompressFolder } from '../../src/precompress.ts';
import { readOwnJson } from '../../src/readJson.ts';
import { writeRegistry } from '../../src/registryFile.ts';
import { assembleShell, copyShell, shellBase } from '../../src/shellFiles.ts';
import { CACHE_FOLDER, SHELL_ID, packageFolder } from '../../src/workspace.ts';
import { TWIN_BUILT, twinConfig } from './twinConfig.ts';
import { TWIN_REGISTRY_FILE } from './twinReleasePlugin.ts';

/** Builds the one-bundle twin; gives its portal folder. The federated portal must have been built before: both have one boot script. */
export async function buildTwin(): Promise<string> {
  const portal = join(CACHE_FOLDER, 'twin', 'portal');
  await rm(portal, { recursive: true, force: true });
  await runWebpack(twinConfig());
  const shell = await assembleShell({
    built: TWIN_BUILT,
    page: join(packageFolder(SHELL_ID), 'page'),
    bootScript: (await readFile(join(BOOT_FOLDER, BOOT_FILE), 'utf8')).trim(),
  });
  await precompressFolder(TWIN_BUILT);
  await copyShell(TWIN_BUILT, portal, shell);
  const registry = await readOwnJson<Pick<Registry, 'modules'>>(join(TWIN_BUILT, TWIN_REGISTRY_FILE));
  const base = shellBase(shell.release);
  const modules = Object.entries(registry.modules).map(([id, entry]) => [id, { ...entry, base }] as const);
  await writeRegistry(portal, 0, Object.fromEntries(modules));
  await writeIndexPage(portal);
  return portal;
}
