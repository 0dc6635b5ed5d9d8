import { attributeOf, childOf, childrenOf, textsOf, type XmlTree } from '../xml/xmlTree.ts';
import type { DocumentKind } from './documentKind.ts';
import { readOtherIds, type OtherHeiId } from './institutions.ts';
import { NS } from './namespaces.ts';
import { readLocalisedTexts, type LocalisedText } from './parts/localisedText.ts';

/** Everybody on the network, as the registry tells. Source: EWP Registry API 1.5, catalogue. */
export type Catalogue = {
  readonly hosts: readonly CatalogueHost[];
  readonly heis: ReadonlyMap<string, CatalogueHei>;
  /** Public keys (DER in base64) by fingerprint. */
  readonly keys: ReadonlyMap<string, string>;
};

/** Keys are given by their fingerprints. */
export type CatalogueHost = {
  readonly apis: readonly CatalogueApi[];
  readonly heiIds: readonly string[];
  readonly clientKeys: readonly string[];
  readonly serverKeys: readonly string[];
};

/**
 * Declaration of an API.
 *
 * - namespace, element: which API of which major version it is
 * - values: texts of its members by element name, such as `url`, `get-url`, `max-iia-ids`
 * - takesSignedRequests: a client may authenticate with an HTTP signature
 * - signsAnswers: it signs its answers when it is asked to
 */
export type CatalogueApi = {
  readonly namespace: string;
  readonly element: string;
  readonly version: string;
  readonly values: Readonly<Record<string, string>>;
  readonly takesSignedRequests: boolean;
  readonly signsAnswers: boolean;
};

export type CatalogueHei = {
  readonly heiId: string;
  readonly names: readonly LocalisedText[];
  readonly otherIds: readonly OtherHeiId[];
};

const R = NS.registry;

/** Answer of the registry: the catalogue of the network. */
export const CATALOGUE: DocumentKind<Catalogue> = {
  namespace: R,
  rootName: 'catalogue',
  read: (root) => {
    const heis = childrenOf(root, R, 'institutions').flatMap((list) =>
      childrenOf(list, R, 'hei').map(readHei),
    );
    const keys = childrenOf(root, R, 'binaries').flatMap((list) => childrenOf(list, R, 'rsa-public-key'));
    return {
      hosts: childrenOf(root, R, 'host').map(readHost),
      heis: new Map(heis.map((hei) => [hei.heiId, hei])),
      keys: new Map(keys.map((key) => [attributeOf(key, 'sha-256') ?? '', key.text.replaceAll(/\s/g, '')])),
    };
  },
};

function readHost(host: XmlTree): CatalogueHost {
  const covered = childOf(host, R, 'institutions-covered');
  return {
    apis: childOf(host, R, 'apis-implemented')?.children.map(readApi) ?? [],
    heiIds: covered === undefined ? [] : textsOf(covered, R, 'hei-id'),
    clientKeys: readFingerprints(host, 'client-credentials-in-use'),
    serverKeys: readFingerprints(host, 'server-credentials-in-use'),
  };
}

function readFingerprints(host: XmlTree, name: string): readonly string[] {
  const credentials = childOf(host, R, name);
  if (credentials === undefined) return [];
  return childrenOf(credentials, R, 'rsa-public-key').flatMap((key) => attributeOf(key, 'sha-256') ?? []);
}

function readApi(api: XmlTree): CatalogueApi {
  const security = childOf(api, api.namespace, 'http-security');
  return {
    namespace: api.namespace,
    element: api.name,
    version: attributeOf(api, 'version') ?? '',
    values: Object.fromEntries(
      api.children
        .filter(({ namespace, children }) => namespace === api.namespace && children.length === 0)
        .map(({ name, text }) => [name, text.trim()]),
    ),
    takesSignedRequests: hasMethod(security, 'client-auth-methods', NS.clientHttpsig),
    signsAnswers: hasMethod(security, 'server-auth-methods', NS.serverHttpsig),
  };
}

/** A security section that is left out means methods that the network has given up. */
function hasMethod(security: XmlTree | undefined, list: string, namespace: string): boolean {
  const methods = security && childOf(security, NS.security, list);
  return methods !== undefined && childOf(methods, namespace, 'httpsig') !== undefined;
}

function readHei(hei: XmlTree): CatalogueHei {
  return {
    heiId: attributeOf(hei, 'id') ?? '',
    names: readLocalisedTexts(hei, R, 'name'),
    otherIds: readOtherIds(hei, R),
  };
}
