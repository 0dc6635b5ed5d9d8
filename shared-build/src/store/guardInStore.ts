import { answerTo } from '../publish/guardReleases.ts';
import { type BurntRelease, NoWayBackError } from '../publish/takeBack.ts';
import { inStore } from './inStore.ts';
import { openStore } from './objectStore.ts';
import { REGISTRY_KEY } from './pullPortal.ts';
import type { StoreSettings } from './storeSettings.ts';

/**
 * Gives what does the same as {@link answerTo} with a portal in a store. Burnt releases are named again and again: the registry alone is
 * asked for until it has changed.
 */
export function guardInStore(settings: StoreSettings): (burnt: BurntRelease) => Promise<string | undefined> {
  const store = openStore(settings);
  const looked = new Map<string, string>();
  return async (burnt) => {
    const key = JSON.stringify([burnt.module, burnt.release, burnt.sequence]);
    const etag = (await store.get(REGISTRY_KEY))?.etag;
    if (etag === undefined || looked.get(key) === etag) return undefined;
    const look = () => void looked.set(key, etag);
    const sentence = await inStore(store, [burnt.module], { writesPage: settings.writesPage }, (folder) =>
      answerTo(folder, burnt),
    ).catch((error: unknown) => {
      if (error instanceof NoWayBackError) look();
      throw error;
    });
    look();
    return sentence;
  };
}
