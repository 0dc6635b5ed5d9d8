import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import { BOOT_FILE, BOOT_FOLDER, bootConfig } from './bootConfig.ts';
import { isKept, keepBuild, type KeptBuild } from './keptBuild.ts';
import { moduleConfig } from './moduleConfig.ts';
import { precompressFolder } from '../workspace/precompress.ts';
import { buildKey, readProvenance, versionOf } from '../workspace/provenance.ts';
import { runWebpack } from './runWebpack.ts';
import { shellConfig } from './shellConfig.ts';
import { assembleShell } from '../release/shellFiles.ts';
import type { ShellRelease } from '../release/shellRelease.ts';
import { SHELL_ID, buildFolder, packageFolder } from '../workspace/workspace.ts';

/** Builds the shell or a module into its own `dist` folder, ready to be published. Throws with webpack's own report. */
export function compile(id: string): Promise<void> {
  return keepBuild(partOf(id), buildKey(id), async () => {
    if (id === SHELL_ID) {
      await runWebpack(shellConfig());
      await buildShellPage(readProvenance(SHELL_ID));
    } else {
      await runWebpack(moduleConfig(id));
    }
    await precompressFolder(buildFolder(id));
  });
}

/** Tells whether the `dist` folder of the shell or a module has what {@link compile} would build now. */
export function isCompiled(id: string): Promise<boolean> {
  return isKept(partOf(id), buildKey(id));
}

function partOf(id: string): KeptBuild {
  return { name: id, folder: buildFolder(id) };
}

/** Adds the page with its inline script to the shell's compiled code; what is built while somebody develops has no provenance. */
export async function buildShellPage(provenance?: ReleaseProvenance): Promise<ShellRelease> {
  await runWebpack(bootConfig());
  return assembleShell({
    built: buildFolder(SHELL_ID),
    page: join(packageFolder(SHELL_ID), 'page'),
    bootScript: (await readFile(join(BOOT_FOLDER, BOOT_FILE), 'utf8')).trim(),
    version: versionOf(SHELL_ID, provenance),
    provenance,
  });
}
