import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { isSignedRegistry, REGISTRY_LIMIT_BYTES } from 'shared-contracts/releases/signedRegistry.ts';

/** What faults alone need: a registry that says it otherwise, or not at all, is one all the same. */
const provenance = z.object({ commit: z.string() }).optional().catch(undefined);
const namedRelease = z.object({
  release: z.string(),
  description: z.object({
    routes: z.array(
      z.object({ path: z.string().optional().catch(undefined), permission: z.array(z.string()) }),
    ),
  }),
  provenance,
});

/** What the server takes from the registry; whether it is to be trusted browsers find out. */
const registryText = z.object({
  sequence: z.int(),
  expiresAt: z.iso.datetime(),
  shell: z.object({ release: z.string(), previous: z.array(z.string()).catch([]), provenance }).optional(),
  modules: z.record(
    z.string(),
    z.object({
      release: namedRelease,
      // Registries of an earlier time name them without their hashes.
      previous: z.array(z.union([z.string(), z.object({ release: z.string() })])).catch([]),
      isOff: z.literal(true).optional(),
      canary: z.object({ release: namedRelease }).optional(),
    }),
  ),
});

/** The registry of the portal's folder, as far as the server needs it. */
export interface PortalRegistry extends z.infer<typeof registryText> {}

/**
 * Gives what reads the registry of the portal's folder; its text is read again once a release command has put another file there.
 *
 * - result: undefined for a portal that has not been built, or lies elsewhere, and for a file that is no registry
 */
export function portalRegistryReader(portalDir: string): () => Promise<PortalRegistry | undefined> {
  const file = path.join(portalDir, 'registry/registry.json');
  let read: { readonly version: string; readonly registry: PortalRegistry | undefined } | undefined;
  return async () => {
    const found = await stat(file, { bigint: true }).catch(() => undefined);
    if (found === undefined || found.size > REGISTRY_LIMIT_BYTES) return undefined;
    // Two files that followed each other within one tick of the file system's clock differ by their number.
    const version = [found.mtimeNs, found.ino, found.size].join(' ');
    if (read?.version !== version) read = { version, registry: await parseRegistry(file) };
    return read.registry;
  };
}

async function parseRegistry(file: string): Promise<PortalRegistry | undefined> {
  try {
    const body: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isSignedRegistry(body) ? registryText.safeParse(JSON.parse(body.signed)).data : undefined;
  } catch {
    return undefined;
  }
}
