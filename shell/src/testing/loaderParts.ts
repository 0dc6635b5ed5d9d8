import type { ModuleLoaderParts } from '../modules/loading/moduleLoader.ts';
import { ModuleFault } from '../releaseFiles/moduleFault.ts';
import { createReleaseBreaker } from '../modules/loading/releaseBreaker.ts';
import { buildModule, buildRegistry, buildRelease } from './builders.ts';

/** Gives the parts of a module loader: one module that loads, without an earlier release. */
export function buildLoaderParts(changes: Partial<ModuleLoaderParts> = {}): ModuleLoaderParts {
  const registry = changes.registry ?? buildRegistry(buildRelease());
  return {
    registry,
    importRelease: () => Promise.resolve(buildModule()),
    fetchRegistry: () => Promise.resolve(registry),
    fetchRelease: () => Promise.reject(new ModuleFault('missing', 'no earlier release')),
    loadMessages: () => Promise.resolve(),
    compareServer: () => Promise.resolve(undefined),
    breaker: createReleaseBreaker(window.sessionStorage),
    ...changes,
  };
}
