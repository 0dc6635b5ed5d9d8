import type { PortalModule } from 'shared-ui/core';
import type { MODULE_CONTRACT } from 'shared-contracts/module.ts';
import type { Registry, RegistryModule } from 'shared-contracts/registry.ts';
import { despiteFailedPreload } from './despiteFailedPreload.ts';
import { ModuleFault, asModuleFault } from './moduleFault.ts';
import { retryNetworkFaults } from './retryNetworkFaults.ts';

/** The contract that this shell speaks; the type keeps it equal to the number of shared-contracts without its schemas. */
const CONTRACT: typeof MODULE_CONTRACT = 1;

export type ModuleState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly module: PortalModule }
  | { readonly status: 'failed'; readonly fault: ModuleFault };

export type ModuleLoader = {
  /** Gives the same object until the state changes. */
  readonly state: (id: string) => ModuleState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts loading a module unless it is there, on its way, or failed. */
  readonly prepare: (id: string) => void;
  /** Loads a module that failed anew, by what the registry says now. */
  readonly retry: (id: string) => void;
  /** The modules that are ready, with their ids. */
  readonly readyModules: () => ReadonlyArray<readonly [id: string, module: PortalModule]>;
};

export type ModuleLoaderParts = {
  readonly registry: Registry;
  readonly importRelease: (entry: RegistryModule) => Promise<PortalModule>;
  readonly fetchRegistry: () => Promise<Registry>;
  /** Puts a module's texts in the present language where its pages find them. */
  readonly loadMessages: (id: string, module: PortalModule) => Promise<void>;
};

const IDLE: ModuleState = { status: 'idle' };
const LOADING: ModuleState = { status: 'loading' };

/**
 * Loads modules, each once, and remembers what became of it.
 *
 * A page keeps the releases that it started with; only a module that failed is looked up in the registry again.
 */
export function createModuleLoader(parts: ModuleLoaderParts): ModuleLoader {
  const states = new Map<string, ModuleState>();
  const entries = new Map(Object.entries(parts.registry.modules));
  const listeners = new Set<() => void>();

  const set = (id: string, state: ModuleState) => {
    states.set(id, state);
    for (const listener of listeners) listener();
  };

  async function load(id: string): Promise<PortalModule> {
    const entry = entries.get(id);
    if (entry === undefined) throw new ModuleFault('unknownModule', `The registry does not name ${id}`);
    if (entry.isOff === true) throw new ModuleFault('off', `${id} is switched off`);
    if (entry.release.contract !== CONTRACT)
      throw contractFault(id, `has contract ${entry.release.contract}`);
    const module = await retryNetworkFaults(() => parts.importRelease(entry));
    requireWhole(id, entry, module);
    await retryNetworkFaults(() => despiteFailedPreload(() => parts.loadMessages(id, module)));
    return module;
  }

  function start(id: string, before: Promise<void>): void {
    set(id, LOADING);
    before
      .then(() => load(id))
      .then(
        (module) => set(id, { status: 'ready', module }),
        (error: unknown) => set(id, { status: 'failed', fault: asModuleFault(error) }),
      );
  }

  async function refreshEntry(id: string): Promise<void> {
    // Without a registry the release that is known is tried again.
    const registry = await parts.fetchRegistry().catch(() => undefined);
    const entry = registry?.modules[id];
    if (entry !== undefined) entries.set(id, entry);
  }

  const state = (id: string) => states.get(id) ?? IDLE;
  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare: (id) => {
      if (state(id).status === 'idle') start(id, Promise.resolve());
    },
    retry: (id) => {
      if (state(id).status === 'failed') start(id, refreshEntry(id));
    },
    readyModules: () =>
      [...states].flatMap(([id, one]) => (one.status === 'ready' ? [[id, one.module] as const] : [])),
  };
}

/** What came over the network is checked before the shell relies on it. */
function requireWhole(
  id: string,
  { release }: RegistryModule,
  module: unknown,
): asserts module is PortalModule {
  if (typeof module !== 'object' || module === null) throw contractFault(id, 'exposes no module');
  if (Reflect.get(module, 'contract') !== CONTRACT) throw contractFault(id, 'exposes another contract');
  const routes: unknown = Reflect.get(module, 'routes');
  for (const route of release.description.routes) {
    const page: unknown =
      typeof routes === 'object' && routes !== null ? Reflect.get(routes, route.id) : undefined;
    if (page === undefined) throw contractFault(id, `has no page for ${route.id}`);
  }
}

function contractFault(id: string, what: string): ModuleFault {
  return new ModuleFault('contract', `${id} ${what}`);
}
