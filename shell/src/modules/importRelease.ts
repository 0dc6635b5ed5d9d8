import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PortalModule } from 'shared-ui/core';
import type { RegistryModule } from 'shared-contracts/registry.ts';
import { codeFault } from './codeFault.ts';
import { despiteFailedPreload } from './despiteFailedPreload.ts';
import { diagnoseScript } from './diagnose.ts';
import { loadScript } from './loadScript.ts';
import { ModuleFault } from './moduleFault.ts';
import { withTimeout } from './withTimeout.ts';

/** Longest time for a module's entry and for its code to arrive, each, in milliseconds. */
export const ENTRY_LIMIT_MS = 8000;

type Exposed = { readonly default: PortalModule };

/**
 * Loads the code of a release and gives what it exposes. The only place that knows how modules are shipped.
 *
 * Throws ModuleFault.
 */
export async function importRelease({ base, release }: RegistryModule): Promise<PortalModule> {
  const entry = new URL(base + release.entry, document.baseURI).href;
  announceIntegrity(base, release.files);
  if (containerOf(release.container) === undefined) {
    await loadScript(entry, release.files[release.entry]?.integrity ?? '', ENTRY_LIMIT_MS);
  }
  // The script ran to its end without leaving what it is there for: it is not the entry.
  if (containerOf(release.container) === undefined) throw await entryFault(entry);
  // Else only the first of two majors of an entry point would be offered.
  await Promise.all(getInstance()?.initializeSharing() ?? []);
  registerRemotes([{ name: release.container, entry, entryGlobalName: release.container }]);
  const late = () => new ModuleFault('timeout', `${release.id} was not there within ${ENTRY_LIMIT_MS} ms`);
  return withTimeout(openContainer(release.container), ENTRY_LIMIT_MS, late);
}

async function openContainer(container: string): Promise<PortalModule> {
  try {
    const exposed = await despiteFailedPreload(() => loadRemote<Exposed>(`${container}/module`));
    if (exposed === null) throw new ModuleFault('contract', `${container} exposes no module`);
    return exposed.default;
  } catch (error) {
    throw await codeFault(error);
  }
}

async function entryFault(entry: string): Promise<ModuleFault> {
  const fault = await diagnoseScript(entry);
  return fault.kind === 'integrity'
    ? new ModuleFault('execution', `${entry} is not a module's entry`)
    : fault;
}

function containerOf(name: string): unknown {
  return Reflect.get(window, name);
}

/** Lets webpack's own loading of a module's further files check them too: see shared-build/src/integrityHook.ts. */
function announceIntegrity(base: string, files: RegistryModule['release']['files']): void {
  const table = (Reflect.get(window, 'portalIntegrity') ?? {}) as Record<string, string>;
  for (const [name, { integrity }] of Object.entries(files)) {
    table[new URL(base + name, document.baseURI).href] = integrity;
  }
  Reflect.set(window, 'portalIntegrity', table);
}
