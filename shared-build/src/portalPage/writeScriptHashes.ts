import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryShell } from 'shared-contracts/releases/registry.ts';
import { hasCode } from '../workspace/errorCode.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { CSP_FILE, shellBase } from '../release/shellFiles.ts';

type ScriptHashes = { readonly scriptHashes: readonly string[] };

/**
 * Writes which inline scripts the page may have: that of the shell in force and those of the releases before it, so that a host whose policy
 * was written out before shows the page of a roll-back too.
 */
export async function writeScriptHashes(portal: string, { release, previous }: RegistryShell): Promise<void> {
  const all = [await hashesOf(portal, release)];
  for (const one of previous) {
    all.push(
      await hashesOf(portal, one).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      }),
    );
  }
  const content: ScriptHashes = { scriptHashes: [...new Set(all.flat())] };
  const file = join(portal, CSP_FILE);
  await writeFile(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

async function hashesOf(portal: string, release: string): Promise<readonly string[]> {
  const file = join(portal, shellBase(release), CSP_FILE);
  return (await readOwnJson<ScriptHashes>(file)).scriptHashes;
}
