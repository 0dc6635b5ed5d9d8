import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOT_DATA_ID, type BootData } from 'shared-contracts/releases/bootData.ts';
import type { PublicKey, SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { hasCode } from '../workspace/errorCode.ts';
import { precompressFile } from '../workspace/precompress.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { readRegistry, withRegistryLock } from '../registry/registryFile.ts';
import { BOOT_DATA_SLOT, PAGE_TEMPLATE, shellBase } from '../release/shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from '../release/shellRelease.ts';
import { keyFolder, readKeys } from '../signing/keyFolder.ts';
import { readKept } from '../signing/keptRegistry.ts';
import { renewIfDue } from '../registry/renewRegistry.ts';
import { writeScriptHashes } from './writeScriptHashes.ts';

/** Reads the description of the shell that is in force in a portal folder. */
export async function readActiveShell(portal: string): Promise<ShellRelease> {
  return readShell(portal, (await readRegistry(portal)).shell?.release);
}

/**
 * Reads the description of a release of the shell.
 *
 * - release: without it the one that is in force where the registry is of an earlier time and does not name it
 */
export async function readShell(portal: string, release?: string): Promise<ShellRelease> {
  const folder = release === undefined ? portal : join(portal, shellBase(release));
  try {
    return await readOwnJson<ShellRelease>(join(folder, SHELL_FILE));
  } catch (cause) {
    if (!hasCode(cause, 'ENOENT')) throw cause;
    throw new Error(`${folder} has no shell: no portal is in force there.`, { cause });
  }
}

/** Writes `index.html` of a portal folder, with the registry that is in force inside; signs that anew when it is due. */
export async function writeIndexPage(portal: string): Promise<void> {
  await renewIfDue(portal);
  await withRegistryLock(portal, async () => {
    const keys = await readKeys(keyFolder());
    const { registry, vouched } = await readKept(portal, keys);
    const shell = await readShell(portal, registry.shell?.release);
    const template = await readFile(join(portal, shellBase(shell.release), PAGE_TEMPLATE), 'utf8');
    if (registry.shell !== undefined) await writeScriptHashes(portal, registry.shell);
    if (keys === null || vouched === null) throw new Error(`The registry in ${portal} is not signed.`);
    const page = join(portal, 'index.html');
    await writeFile(`${page}.new`, renderIndexPage(template, shell, vouched.signed, keys.roots));
    await precompressFile(`${page}.new`);
    // Whole files take the place of those that are served; a small page has none that are compressed.
    for (const ending of ['.br', '.gz', '']) {
      await rename(`${page}.new${ending}`, page + ending).catch((error: unknown) => {
        if (!hasCode(error, 'ENOENT')) throw error;
      });
    }
  });
}

/** Puts the registry into the page's template as a JSON data block that no text inside can break out of. */
export function renderIndexPage(
  template: string,
  shell: ShellRelease,
  registry: SignedRegistry,
  roots: readonly PublicKey[],
): string {
  const data: BootData = {
    registry,
    roots,
    shell: {
      base: shellBase(shell.release),
      shareFiles: shell.shareFiles,
      locales: shell.locales,
      integrity: lateHashes(shell),
    },
  };
  return template.replace(BOOT_DATA_SLOT, () => JSON.stringify(data).replaceAll('<', '\\u003c'));
}

function lateHashes({ files, scripts }: ShellRelease): Readonly<Record<string, string>> {
  const late = Object.entries(files).filter(([name]) => name.endsWith('.js') && !scripts.includes(name));
  return Object.fromEntries(late.map(([name, { integrity }]) => [name, integrity]));
}

/** Reads what a page that was written so carries; undefined when it is none. */
export function bootDataOf(page: string): BootData | undefined {
  const block = new RegExp(`<script type="application/json" id="${BOOT_DATA_ID}">(.*?)</script>`, 's').exec(
    page,
  );
  // Written by these commands; what it says is judged by whoever asks.
  return block?.[1] === undefined ? undefined : (JSON.parse(block[1]) as BootData);
}
