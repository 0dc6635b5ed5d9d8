import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import * as z from 'zod';
import { isSignedRegistry } from 'shared-contracts/signedRegistry.ts';

/** What is told of the registry; whether it is to be trusted browsers find out. */
const registryText = z.object({
  expiresAt: z.iso.datetime(),
  shell: z.object({ release: z.string() }).optional(),
  modules: z.record(
    z.string(),
    z.object({
      release: z.object({ release: z.string() }),
      isOff: z.literal(true).optional(),
      canary: z.object({ release: z.object({ release: z.string() }) }).optional(),
    }),
  ),
});

/** Tells which releases are in force in the portal's folder. - result: reads them anew */
export function releaseMetrics(registers: [Registry], portalDir: string): () => Promise<void> {
  const inForce = new Gauge({
    name: 'portal_release_info',
    help: '1 for the release of each module that is in force; as: all, canary, or off for a module that is switched off.',
    labelNames: ['module', 'release', 'as'] as const,
    registers,
  });
  const expiry = new Gauge({
    name: 'portal_registry_expiry_timestamp_seconds',
    help: 'Until when browsers take the registry of releases.',
    registers,
  });
  return async () => {
    inForce.reset();
    expiry.remove({});
    const registry = await readRegistry(path.join(portalDir, 'registry/registry.json'));
    if (registry === undefined) return;
    expiry.set(Date.parse(registry.expiresAt) / 1000);
    if (registry.shell !== undefined)
      inForce.set({ module: 'shell', release: registry.shell.release, as: 'all' }, 1);
    for (const [module, { release, isOff, canary }] of Object.entries(registry.modules)) {
      inForce.set({ module, release: release.release, as: isOff === true ? 'off' : 'all' }, 1);
      if (canary !== undefined) inForce.set({ module, release: canary.release.release, as: 'canary' }, 1);
    }
  };
}

/** A portal that has not been built, or lies elsewhere, has none. */
async function readRegistry(file: string): Promise<z.infer<typeof registryText> | undefined> {
  try {
    const body: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isSignedRegistry(body) ? registryText.safeParse(JSON.parse(body.signed)).data : undefined;
  } catch {
    return undefined;
  }
}
