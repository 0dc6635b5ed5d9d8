import { setTimeout as pause } from 'node:timers/promises';
import type { Catalogue } from '../documents/catalogue.ts';
import { fetchCatalogue, type FetchCatalogue } from './fetchCatalogue.ts';
import { readCatalogue } from './readCatalogue.ts';

/**
 * A catalogue as it was fetched.
 *
 * - bytes: the whole document, UTF-8
 * - etag: what the registry calls this version; null when it named none
 * - modifiedAt: from when it is, if the registry says so
 * - checkedAt: when the registry last said that it is in force
 */
export type CatalogueCopy = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string | null;
  readonly modifiedAt: Date | null;
  readonly checkedAt: Date;
};

/** Keeps the last good copy over restarts. */
export type CatalogueStore = {
  readonly read: () => Promise<CatalogueCopy | null>;
  readonly write: (copy: CatalogueCopy) => Promise<void>;
};

export type CatalogueSource = {
  /** The catalogue, asked for again when it is 15 minutes old; one of up to three hours is given meanwhile. Throws only when there has never been one. */
  readonly current: () => Promise<Catalogue>;
  /** The same, asked for again when it is a minute old, and waited for: for what the current one does not know. */
  readonly newer: () => Promise<Catalogue>;
};

export type CatalogueSettings = FetchCatalogue & {
  readonly store: CatalogueStore;
  readonly clock: () => Date;
  /** Told of a registry that does not answer, or answers what is no catalogue, and of a store that fails; the last good copy stays in use. */
  readonly onFailure: (reason: string) => void;
  /** How long somebody waits who could be given an older one, in milliseconds. */
  readonly patienceMs?: number;
};

/** The network's advice: between a minute and three hours, usually about a quarter of one. */
const FRESH_MS = 15 * 60_000;
const USABLE_MS = 3 * 3_600_000;
const SHORTEST_PAUSE_MS = 60_000;
/** Until there is a first catalogue nobody can be answered, so that a registry that starts later than the node is not waited for longer. */
const FIRST_PAUSE_MS = 5_000;
/** A partner that calls does not wait for much longer. */
const PATIENCE_MS = 8_000;
/** The real catalogue has some tens of megabytes. */
const CATALOGUE_LIMIT_BYTES = 64 * 1024 * 1024;

type Held = Omit<CatalogueCopy, 'bytes'> & { readonly catalogue: Catalogue };

/** Gives the catalogue of the network; it is fetched by one call at a time, and never more than once a minute, every five seconds before there is a first one. */
export function catalogueSource(settings: CatalogueSettings): CatalogueSource {
  const { store, clock, onFailure, patienceMs = PATIENCE_MS } = settings;
  let held: Held | null = null;
  let loading: Promise<void> | null = null;
  let lastAttempt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  let lastFailure = 'The registry has not answered yet.';

  async function load(): Promise<void> {
    try {
      held = await storedCopy(store);
    } catch (error) {
      onFailure(reasonOf(error));
    }
  }

  async function refresh(): Promise<void> {
    try {
      const answer = await fetchCatalogue(settings, held?.etag ?? null, CATALOGUE_LIMIT_BYTES);
      if (answer.kind === 'failed') throw new Error(answer.reason);
      if (answer.kind === 'changed') {
        const { etag, modifiedAt } = answer;
        const { catalogue, bytes } = await readCatalogue(answer.bytes);
        const fault = faultOf(catalogue, modifiedAt, held);
        if (catalogue === null || fault !== null) throw new Error(`The registry answered ${fault}.`);
        held = { catalogue, etag, modifiedAt, checkedAt: clock() };
        await store.write({ bytes, etag, modifiedAt, checkedAt: held.checkedAt });
      } else if (held !== null) held = { ...held, checkedAt: clock() };
    } catch (error) {
      lastFailure = reasonOf(error);
      onFailure(lastFailure);
    }
  }

  function beginRefresh(): void {
    const now = clock().getTime();
    const shortest = held === null ? FIRST_PAUSE_MS : SHORTEST_PAUSE_MS;
    if (underWay !== null || now - lastAttempt < shortest) return;
    lastAttempt = now;
    underWay = refresh().finally(() => {
      underWay = null;
    });
  }

  async function notOlderThan(age: number, longestAge: number): Promise<Catalogue> {
    await (loading ??= load());
    const known = held;
    const oldness = known === null ? Number.POSITIVE_INFINITY : clock().getTime() - known.checkedAt.getTime();
    if (oldness >= age) beginRefresh();
    if (known === null) await underWay;
    else if (oldness >= longestAge && underWay !== null) {
      await Promise.race([underWay, pause(patienceMs, undefined, { ref: false })]);
    }
    if (held === null) throw new NoCatalogue(lastFailure);
    return held.catalogue;
  }

  return {
    current: () => notOlderThan(FRESH_MS, USABLE_MS),
    newer: () => notOlderThan(SHORTEST_PAUSE_MS, SHORTEST_PAUSE_MS),
  };
}

/** There has never been a catalogue: nobody can be verified and nobody called. The message says why. */
export class NoCatalogue extends Error {
  override readonly name = 'NoCatalogue';
}

/** Says why an answer does not take the place of what is held; null when it does. A network with nobody in it is a fault of the registry. */
function faultOf(catalogue: Catalogue | null, modifiedAt: Date | null, before: Held | null): string | null {
  if (catalogue === null) return 'what is no valid catalogue';
  if (catalogue.hosts.length === 0) return 'a catalogue with nobody in it';
  if (before === null) return null;
  const isOlder = modifiedAt !== null && before.modifiedAt !== null && modifiedAt < before.modifiedAt;
  return isOlder ? 'an older catalogue than before' : null;
}

async function storedCopy(store: CatalogueStore): Promise<Held | null> {
  const copy = await store.read();
  if (copy === null) return null;
  const { bytes, ...rest } = copy;
  const { catalogue } = await readCatalogue(bytes);
  return catalogue && { ...rest, catalogue };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
