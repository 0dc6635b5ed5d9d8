import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootData, Registry } from 'shared-contracts/registry.ts';
import { precompressFile } from './precompress.ts';
import { readOwnJson } from './readJson.ts';
import { readRegistry } from './registryFile.ts';
import { BOOT_DATA_SLOT, PAGE_TEMPLATE, shellBase } from './shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from './shellRelease.ts';

/** Reads the description of the shell that is in force in a portal folder. */
export async function readActiveShell(portal: string): Promise<ShellRelease> {
  return readOwnJson<ShellRelease>(join(portal, SHELL_FILE));
}

/** Writes `index.html` of a portal folder, with the registry that is in force inside. */
export async function writeIndexPage(portal: string): Promise<void> {
  const [shell, registry] = await Promise.all([readActiveShell(portal), readRegistry(portal)]);
  const template = await readFile(join(portal, shellBase(shell.release), PAGE_TEMPLATE), 'utf8');
  const page = join(portal, 'index.html');
  await writeFile(`${page}.new`, renderIndexPage(template, shell, registry));
  await rename(`${page}.new`, page);
  await precompressFile(page);
}

/** Puts the registry into the page's template as a JSON data block that no text inside can break out of. */
export function renderIndexPage(template: string, shell: ShellRelease, registry: Registry): string {
  const data: BootData = {
    registry,
    shell: { base: shellBase(shell.release), shareFiles: shell.shareFiles, locales: shell.locales },
  };
  return template.replace(BOOT_DATA_SLOT, () => JSON.stringify(data).replaceAll('<', '\\u003c'));
}
