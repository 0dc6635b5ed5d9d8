import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import * as z from 'zod';
import type { PortalRegistry } from '../portalRegistry.ts';

const described = z.object({ provenance: z.object({ commit: z.string().regex(/^[0-9a-f]{7,64}$/) }) });
const LARGEST_BYTES = 1_000_000;

/**
 * Finds the commit that a release was built from: by the registry, or by the description that lies beside its files. Null where nobody knows.
 *
 * - release: one that the registry names
 */
export async function commitOf(
  portalDir: string,
  registry: PortalRegistry,
  { module, release }: { readonly module: string; readonly release: string },
): Promise<string | null> {
  const isShell = module === SHELL_NAME;
  const entry = isShell ? undefined : registry.modules[module];
  const named = [isShell ? registry.shell : entry?.release, entry?.canary?.release].find(
    (one) => one?.release === release,
  );
  const known = described.safeParse(named).data?.provenance.commit;
  if (known !== undefined) return known;
  const file = isShell ? ['shell', release, 'shell.json'] : ['m', module, release, 'release.json'];
  return readCommit(path.join(portalDir, ...file));
}

async function readCommit(file: string): Promise<string | null> {
  try {
    if ((await stat(file)).size > LARGEST_BYTES) return null;
    return described.safeParse(JSON.parse(await readFile(file, 'utf8'))).data?.provenance.commit ?? null;
  } catch {
    return null;
  }
}
