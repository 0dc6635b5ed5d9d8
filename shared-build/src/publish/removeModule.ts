import { ANY_FITS, type Judge, published } from './publish.ts';
import { changeRegistry } from '../registry/registryFile.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';

/**
 * Takes a module out of the registry, with its earlier releases: its pages are found no more. Its files stay, for pages that are open.
 *
 * - judge: asked before, as other modules may link to its pages
 *
 * Throws when the registry does not name it.
 */
export async function removeModule(
  id: string,
  portal: string,
  judge: Judge = ANY_FITS,
): Promise<RegistryState> {
  return changeRegistry(portal, { act: 'remove', module: id, release: null }, async (modules) => {
    published(id, modules);
    await judge();
    const { [id]: _removed, ...others } = modules;
    return others;
  });
}
