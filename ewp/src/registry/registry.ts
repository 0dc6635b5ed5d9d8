import type { KeyObject } from 'node:crypto';
import { readPublicKey } from '../keys.ts';
import type { EwpApi } from '../documents/apiEntries.ts';
import type { CatalogueHei } from '../documents/catalogue.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import {
  apisOf,
  endpointOf,
  heisOfClientKey,
  heisWithApi,
  isServerKeyOf,
  type EwpEndpoint,
  type OfferedApi,
} from './questions.ts';

/** What the node wants to know of the network. Every answer is as fresh as the catalogue, about 15 minutes. */
export type Registry = {
  /** Where and how an API of an institution is called; null when it has none that we can talk to. */
  readonly endpoint: (heiId: string, api: EwpApi) => Promise<EwpEndpoint | null>;
  /** The same by a catalogue that is a minute old at most: for an address that does not exist any more. */
  readonly newerEndpoint: (heiId: string, api: EwpApi) => Promise<EwpEndpoint | null>;
  /** The key with this fingerprint, if it is a client key of anybody. */
  readonly clientKey: (fingerprint: string) => Promise<KeyObject | null>;
  /** Institutions that the hosts with this client key stand for: none, one or many. */
  readonly heisOfClientKey: (fingerprint: string) => Promise<readonly string[]>;
  /** The key with this fingerprint, if the host of this endpoint may sign its answers with it. */
  readonly serverKey: (fingerprint: string, endpoint: EwpEndpoint) => Promise<KeyObject | null>;
  /** Names and other ids of an institution. */
  readonly hei: (heiId: string) => Promise<CatalogueHei | null>;
  /** Everything that an institution declares, also what we do not speak. */
  readonly apis: (heiId: string) => Promise<readonly OfferedApi[]>;
  /** Institutions that have an API which we can talk to. */
  readonly heisWith: (api: EwpApi) => Promise<ReadonlySet<string>>;
  /** All institutions of the network. */
  readonly heis: () => Promise<readonly CatalogueHei[]>;
};

/**
 * Answers from the catalogue.
 *
 * What is not found is looked up again in a newer catalogue, if there can be one: a partner that has just joined is not kept waiting.
 */
export function registryOf(source: CatalogueSource): Registry {
  const key = async (fingerprint: string) =>
    readPublicKey((await source.current()).keys.get(fingerprint) ?? '');
  return {
    endpoint: async (heiId, api) =>
      endpointOf(await source.current(), heiId, api) ?? endpointOf(await source.newer(), heiId, api),
    newerEndpoint: async (heiId, api) => endpointOf(await source.newer(), heiId, api),
    clientKey: async (fingerprint) => {
      const isKnown =
        heisOfClientKey(await source.current(), fingerprint) ??
        heisOfClientKey(await source.newer(), fingerprint);
      return isKnown === null ? null : key(fingerprint);
    },
    heisOfClientKey: async (fingerprint) => heisOfClientKey(await source.current(), fingerprint) ?? [],
    serverKey: async (fingerprint, endpoint) => {
      const isAllowed =
        isServerKeyOf(await source.current(), fingerprint, endpoint) ||
        isServerKeyOf(await source.newer(), fingerprint, endpoint);
      return isAllowed ? key(fingerprint) : null;
    },
    hei: async (heiId) => (await source.current()).heis.get(heiId) ?? null,
    apis: async (heiId) => apisOf(await source.current(), heiId),
    heisWith: async (api) => heisWithApi(await source.current(), api),
    heis: async () => [...(await source.current()).heis.values()],
  };
}
