import type { ModuleLoader } from '../modules/loading/moduleLoader.ts';

/** Opens a module, and waits until it runs or has failed. */
export function prepared(
  loader: Pick<ModuleLoader, 'prepare' | 'state' | 'subscribe'>,
  id: string,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = loader.subscribe(() => {
      if (!['ready', 'failed'].includes(loader.state(id).status)) return;
      stop();
      resolve();
    });
    loader.prepare(id);
  });
}
