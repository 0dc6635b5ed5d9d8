import { catalogueSource, type CatalogueSettings } from './catalogueSource.ts';
import { registryOf, type Registry } from './registry.ts';

/**
 * Opens the registry of the network at an address such as `https://registry.erasmuswithoutpaper.eu/catalogue-v1.xml`; it is asked when it is needed.
 *
 * - settings: without a store the catalogue is kept in memory
 */
export function openRegistry(catalogueUrl: string, settings: Partial<CatalogueSettings> = {}): Registry {
  const inMemory = { read: async () => null, write: async () => undefined };
  return registryOf(
    catalogueSource({
      allowsLoopback: false,
      store: inMemory,
      clock: () => new Date(),
      onFailure: () => undefined,
      ...settings,
      catalogueUrl,
    }),
  );
}
