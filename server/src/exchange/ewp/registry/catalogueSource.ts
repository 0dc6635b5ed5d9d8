import { CATALOGUE, type Catalogue } from '../documents/catalogue.ts';
import { NO_LIMITS } from '../xml/parseXml.ts';
import { readXml } from '../xml/readXml.ts';
import { fetchCatalogue, type FetchCatalogue } from './fetchCatalogue.ts';

/**
 * A catalogue as it was fetched.
 *
 * - xml: the whole document
 * - etag: what the registry calls this version; null when it named none
 * - checkedAt: when the registry last said that it is in force
 */
export type CatalogueCopy = { readonly xml: string; readonly etag: string | null; readonly checkedAt: Date };

/** Keeps the last good copy over restarts. */
export type CatalogueStore = {
  readonly read: () => Promise<CatalogueCopy | null>;
  readonly write: (copy: CatalogueCopy) => Promise<void>;
};

export type CatalogueSource = {
  /** The catalogue, asked for again when it is 15 minutes old; throws only when there has never been one. */
  readonly current: () => Promise<Catalogue>;
  /** The same, asked for again when it is a minute old: for what the current one does not know. */
  readonly newer: () => Promise<Catalogue>;
};

export type CatalogueSettings = FetchCatalogue & {
  readonly store: CatalogueStore;
  readonly clock: () => Date;
  /** Told of a registry that does not answer, or answers what is no catalogue, and of a store that fails; the last good copy stays in use. */
  readonly onFailure: (reason: string) => void;
};

/** The network's advice: between a minute and three hours, usually about a quarter of one. */
const FRESH_MS = 15 * 60_000;
const SHORTEST_PAUSE_MS = 60_000;
/** The real catalogue has some ten megabytes. */
const CATALOGUE_LIMIT_BYTES = 64 * 1024 * 1024;

type Held = { readonly copy: CatalogueCopy; readonly catalogue: Catalogue };

/** Gives the catalogue of the network; it is fetched by one call at a time, and never more than once a minute. */
export function catalogueSource(settings: CatalogueSettings): CatalogueSource {
  const { store, clock, onFailure } = settings;
  let held: Held | null = null;
  let lastAttempt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      held ??= await storedCopy(store);
      const answer = await fetchCatalogue(settings, held?.copy.etag ?? null, CATALOGUE_LIMIT_BYTES);
      if (answer.kind === 'failed') throw new Error(answer.reason);
      if (answer.kind === 'unchanged') {
        if (held !== null) held = { ...held, copy: { ...held.copy, checkedAt: clock() } };
        return;
      }
      const catalogue = parse(answer.xml);
      if (catalogue === null) throw new Error('The registry answered what is no valid catalogue.');
      held = { catalogue, copy: { xml: answer.xml, etag: answer.etag, checkedAt: clock() } };
      await store.write(held.copy);
    } catch (error) {
      onFailure(error instanceof Error ? error.message : 'unknown');
    }
  }

  async function notOlderThan(age: number): Promise<Catalogue> {
    const now = clock().getTime();
    const isStale = held === null || now - held.copy.checkedAt.getTime() >= age;
    if (underWay === null && isStale && now - lastAttempt >= SHORTEST_PAUSE_MS) {
      lastAttempt = now;
      underWay = refresh().finally(() => {
        underWay = null;
      });
    }
    if (underWay !== null && isStale) await underWay;
    if (held === null) throw new NoCatalogue('The registry has not answered yet.');
    return held.catalogue;
  }

  return { current: () => notOlderThan(FRESH_MS), newer: () => notOlderThan(SHORTEST_PAUSE_MS) };
}

/** The registry has never answered: nobody can be verified and nobody called. */
export class NoCatalogue extends Error {
  override readonly name = 'NoCatalogue';
}

async function storedCopy(store: CatalogueStore): Promise<Held | null> {
  const copy = await store.read();
  const catalogue = copy === null ? null : parse(copy.xml);
  return copy === null || catalogue === null ? null : { copy, catalogue };
}

function parse(xml: string): Catalogue | null {
  const read = readXml(Buffer.from(xml), NO_LIMITS);
  return read.kind === 'valid' && read.root.name === CATALOGUE.rootName ? CATALOGUE.read(read.root) : null;
}
