export { piecesOfCatalogue, type CataloguePiece } from './registry/cataloguePieces.ts';
export {
  catalogueSource,
  NoCatalogue,
  type CatalogueCopy,
  type CatalogueSettings,
  type CatalogueSource,
  type CatalogueStore,
} from './registry/catalogueSource.ts';
export { openRegistry } from './registry/openRegistry.ts';
export {
  endpointOf,
  heisOfClientKey,
  unitsPerCall,
  type EwpEndpoint,
  type OfferedApi,
} from './registry/questions.ts';
export { registryOf, type Registry } from './registry/registry.ts';
