import { KEPT_PREVIEWS } from '../workspace/limits.ts';
import { namedReleases, releaseFileIntegrity, withPreviews } from '../release/previousReleases.ts';
import { ANY_FITS, actOn, type Judge, placeRelease, published } from './publish.ts';
import { changeRegistry, readRegistry } from '../registry/registryFile.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';

/**
 * Stores a built module as a preview: the registry names it with its hash, and only who chooses it for a trial gets it.
 *
 * - the newest five of a module are kept; a sixth takes the place of the oldest
 * - changes nothing when the registry names the release already, in force or not
 *
 * Throws as `placeRelease`, and when no release of the module is in force, which trials begin from.
 */
export async function publishPreview(
  built: string,
  portal: string,
  judge: Judge = ANY_FITS,
): Promise<RegistryState> {
  const release = await placeRelease(built, portal);
  const { id, release: name } = release;
  const current = await readRegistry(portal);
  if (namedReleases(published(id, current.modules)).includes(name)) return current;
  const integrity = await releaseFileIntegrity(portal, release);
  if (integrity === undefined) throw new Error(`${id} ${name} is not what was built.`);
  return changeRegistry(portal, actOn('preview', release), async (modules) => {
    await judge();
    const entry = published(id, modules);
    if (namedReleases(entry).includes(name)) return modules;
    const previews = [{ release: name, integrity }, ...(entry.previews ?? [])].slice(0, KEPT_PREVIEWS);
    return { ...modules, [id]: withPreviews(entry, previews) };
  });
}

/**
 * Lets the registry name a preview no longer: trials of it end with the next page that is loaded.
 *
 * Throws when it is none.
 */
export async function forgetPreview(id: string, release: string, portal: string): Promise<RegistryState> {
  const isOther = (preview: { readonly release: string }) => preview.release !== release;
  return changeRegistry(portal, { act: 'forget', module: id, release }, (modules) => {
    const entry = published(id, modules);
    const { previews = [] } = entry;
    if (previews.every(isOther)) throw new Error(`${id} has no preview ${release}.`);
    return { ...modules, [id]: withPreviews(entry, previews.filter(isOther)) };
  });
}
