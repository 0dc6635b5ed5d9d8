import { Gauge, type Registry } from 'prom-client';
import { portalRegistryReader } from '../../releases/portalRegistry.ts';

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
  const readRegistry = portalRegistryReader(portalDir);
  return async () => {
    inForce.reset();
    expiry.remove({});
    const registry = await readRegistry();
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
