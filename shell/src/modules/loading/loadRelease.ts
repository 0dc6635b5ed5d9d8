import type { PortalModule } from 'shared-ui/core';
import type { ModuleRelease, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { CONTRACT } from '../../registry/contract.ts';
import { codeFault } from '../../releaseFiles/codeFault.ts';
import { despiteFailedPreload } from '../../releaseFiles/despiteFailedPreload.ts';
import { ModuleFault, inPart } from '../../releaseFiles/moduleFault.ts';
import { retryNetworkFaults } from '../../releaseFiles/retryNetworkFaults.ts';

export type ReleaseSources = {
  readonly importRelease: (entry: RegistryModule) => Promise<PortalModule>;
  /** Puts a module's texts in the present language where its pages find them. */
  readonly loadMessages: (id: string, module: PortalModule) => Promise<void>;
  /** Tells what keeps a release from running with the server; undefined when nothing does, or nobody knows. */
  readonly compareServer: (release: ModuleRelease) => Promise<ModuleFault | undefined>;
};

/** Loads code and texts of one release, once it is known to fit. Throws ModuleFault. */
export async function loadRelease(entry: RegistryModule, sources: ReleaseSources): Promise<PortalModule> {
  const { id, contract } = entry.release;
  if (contract !== CONTRACT) throw contractFault(id, `has contract ${contract}`);
  const importing = retryNetworkFaults(() => sources.importRelease(entry));
  // The code comes meanwhile; it does not start where the server lacks what it needs.
  importing.catch(() => undefined);
  const waits = await sources.compareServer(entry.release);
  if (waits !== undefined) throw waits;
  const module = await importing;
  requireWhole(entry, module);
  await retryNetworkFaults(async () => {
    try {
      await despiteFailedPreload(() => sources.loadMessages(id, module));
    } catch (error) {
      throw inPart('texts', await codeFault(error));
    }
  });
  return module;
}

/** What came over the network is checked before the shell relies on it. */
function requireWhole({ release }: RegistryModule, module: unknown): asserts module is PortalModule {
  const { id, description } = release;
  if (typeof module !== 'object' || module === null) throw contractFault(id, 'exposes no module');
  if (Reflect.get(module, 'contract') !== CONTRACT) throw contractFault(id, 'exposes another contract');
  const routes: unknown = Reflect.get(module, 'routes');
  for (const route of description.routes) {
    const page: unknown =
      typeof routes === 'object' && routes !== null ? Reflect.get(routes, route.id) : undefined;
    if (page === undefined) throw contractFault(id, `has no page for ${route.id}`);
  }
}

function contractFault(id: string, what: string): ModuleFault {
  return new ModuleFault('contract', `${id} ${what}`);
}
