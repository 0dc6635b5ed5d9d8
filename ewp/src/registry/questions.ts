import { API_ENTRIES, type EwpApi } from '../documents/apiEntries.ts';
import type { Catalogue, CatalogueApi, CatalogueHost } from '../documents/catalogue.ts';

/**
 * An API of one institution, as its host declares it.
 *
 * - values: what it declares, by element name: addresses such as `url` or `get-url`, limits such as `max-iia-ids`
 * - signsAnswers: it signs its answers when it is asked to, so an unsigned one is not its own
 */
export type EwpEndpoint = {
  readonly heiId: string;
  readonly api: EwpApi;
  readonly version: string;
  readonly values: Readonly<Record<string, string>>;
  readonly signsAnswers: boolean;
};

/**
 * Finds an API of an institution with the major version and the security that we speak; of several, the newest.
 *
 * A host that takes no signed requests cannot be called: TLS client certificates are no longer used on the network.
 */
export function endpointOf(catalogue: Catalogue, heiId: string, api: EwpApi): EwpEndpoint | null {
  const fitting = catalogue.hosts
    .filter(({ heiIds }) => heiIds.includes(heiId))
    .flatMap(({ apis }) =>
      apis.filter((declared) => isEntryOf(declared, api) && declared.takesSignedRequests),
    )
    .toSorted((a, b) => compareVersions(b.version, a.version));
  const [best] = fitting;
  if (best === undefined) return null;
  return { heiId, api, version: best.version, values: best.values, signsAnswers: best.signsAnswers };
}

/** Gives all institutions that have an API with the major version and the security that we speak. */
export function heisWithApi({ hosts }: Catalogue, api: EwpApi): ReadonlySet<string> {
  const declaring = hosts.filter(({ apis }) =>
    apis.some((declared) => isEntryOf(declared, api) && declared.takesSignedRequests),
  );
  return new Set(declaring.flatMap(({ heiIds }) => heiIds));
}

/** Gives the institutions that the owners of a client key stand for, each once; null when it is nobody's client key. */
export function heisOfClientKey(catalogue: Catalogue, fingerprint: string): readonly string[] | null {
  const owners = catalogue.hosts.filter(({ clientKeys }) => clientKeys.includes(fingerprint));
  return owners.length === 0 ? null : [...new Set(owners.flatMap(({ heiIds }) => heiIds))];
}

/** Says whether the host that declares an endpoint lists a key among those with which it signs answers. */
export function isServerKeyOf(catalogue: Catalogue, fingerprint: string, endpoint: EwpEndpoint): boolean {
  return catalogue.hosts.some((host) => host.serverKeys.includes(fingerprint) && declares(host, endpoint));
}

/**
 * API as an institution declares it, also one that we do not speak.
 *
 * - name: of its entry in the registry
 * - isSpoken: with a major version and a security that we speak
 */
export type OfferedApi = { readonly name: string; readonly version: string; readonly isSpoken: boolean };

/** Lists what an institution declares, by name, the newest version first; each version once. */
export function apisOf({ hosts }: Catalogue, heiId: string): readonly OfferedApi[] {
  const offered = new Map<string, OfferedApi>();
  for (const declared of hosts.filter(({ heiIds }) => heiIds.includes(heiId)).flatMap(({ apis }) => apis)) {
    const { element: name, version } = declared;
    const isOurs = Object.values(API_ENTRIES).some(
      ({ namespace, element }) => namespace === declared.namespace && element === name,
    );
    const key = `${name} ${version}`;
    const isSpoken = offered.get(key)?.isSpoken === true || (isOurs && declared.takesSignedRequests);
    offered.set(key, { name, version, isSpoken });
  }
  return [...offered.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || compareVersions(b.version, a.version),
  );
}

function declares(host: CatalogueHost, { heiId, api, values }: EwpEndpoint): boolean {
  return (
    host.heiIds.includes(heiId) &&
    host.apis.some(
      (declared) =>
        isEntryOf(declared, api) &&
        Object.entries(values).every(([name, value]) => declared.values[name] === value),
    )
  );
}

function isEntryOf(declared: CatalogueApi, api: EwpApi): boolean {
  const { namespace, element } = API_ENTRIES[api];
  return declared.namespace === namespace && declared.element === element;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** What a host allows that names no limit. Source: EWP Organizational Units API 2.1. */
const LEAST_UNITS_PER_CALL = 1;

/** Tells how many units one call may ask a host for. */
export function unitsPerCall({ values }: EwpEndpoint): number {
  const limit = Number(values['max-ounit-ids']);
  return Number.isInteger(limit) && limit > 0 ? limit : LEAST_UNITS_PER_CALL;
}
