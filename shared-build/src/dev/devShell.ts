import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOT_FILE, BOOT_FOLDER, bootConfig } from '../compile/bootConfig.ts';
import { compilerCache } from '../compile/compilerCache.ts';
import { fingerprint } from '../workspace/fingerprint.ts';
import { isKept, keepBuild } from '../compile/keptBuild.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { runWebpack } from '../compile/runWebpack.ts';
import { shellConfig } from '../compile/shellConfig.ts';
import { CSP_FILE, PAGE_TEMPLATE, assembleShell } from '../release/shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from '../release/shellRelease.ts';
import { CACHE_FOLDER, SHELL_ID, packageFolder } from '../workspace/workspace.ts';

/** The shell for development: its files, its page, and the hashes of the page's inline scripts. */
export type DevShell = {
  readonly folder: string;
  readonly shell: ShellRelease;
  readonly template: string;
  readonly scriptHashes: readonly string[];
};

const FOLDER = join(CACHE_FOLDER, 'dev', SHELL_ID);

/**
 * Builds the shell with React for development, which alone can refresh components; one that is built already is taken as it is.
 *
 * - report: hears that it takes a while
 */
export async function devShell(report: (line: string) => void): Promise<DevShell> {
  const kept = { name: 'dev-shell', folder: FOLDER };
  const madeFrom = fingerprint(SHELL_ID);
  if (!(await isKept(kept, madeFrom))) {
    report('Building the shell for development, which takes a minute or two the first time');
    await keepBuild(kept, madeFrom, build);
  }
  return {
    folder: FOLDER,
    shell: await readOwnJson<ShellRelease>(join(FOLDER, SHELL_FILE)),
    template: await readFile(join(FOLDER, PAGE_TEMPLATE), 'utf8'),
    scriptHashes: (await readOwnJson<{ scriptHashes: readonly string[] }>(join(FOLDER, CSP_FILE)))
      .scriptHashes,
  };
}

async function build(): Promise<void> {
  const config = shellConfig('development');
  await runWebpack({
    ...config,
    entry: { main: [join(import.meta.dirname, 'rendererHook.ts'), './src/main.tsx'] },
    output: { ...config.output, path: FOLDER },
    cache: compilerCache('dev-shell'),
  });
  await runWebpack(bootConfig());
  await assembleShell({
    built: FOLDER,
    page: join(packageFolder(SHELL_ID), 'page'),
    bootScript: (await readFile(join(BOOT_FOLDER, BOOT_FILE), 'utf8')).trim(),
    version: 'dev',
  });
}
