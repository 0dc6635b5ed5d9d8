import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ModuleLoader } from './moduleLoader.ts';
import type { ModuleState } from './moduleState.ts';

export const ModuleLoaderContext = createContext<ModuleLoader | null>(null);

/** Gives the one loader of the page. */
export function useModuleLoader(): ModuleLoader {
  const loader = useContext(ModuleLoaderContext);
  if (loader === null) throw new Error('useModuleLoader needs a ModuleLoaderContext above it');
  return loader;
}

/**
 * Follows a module, and starts loading it, and the page of a route with it.
 *
 * - isWanted: false for somebody who may not see the page, so that its code is not fetched in vain
 */
export function useModule(id: string, isWanted: boolean, routeId?: string): ModuleState {
  const loader = useModuleLoader();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(id));
  useEffect(() => {
    if (!isWanted) return;
    loader.prepare(id, routeId);
    // Coming back to a page that could not be shown is a wish to try again.
    const present = loader.state(id);
    if (present.status === 'failed' || (present.status === 'ready' && present.isOff === true))
      loader.retry(id);
  }, [loader, id, routeId, isWanted]);
  return state;
}

/** Tells whether the shell or a module that runs has another release in force by now. */
export function useHasNewer(): boolean {
  const loader = useModuleLoader();
  return useSyncExternalStore(loader.subscribe, loader.hasNewer);
}
