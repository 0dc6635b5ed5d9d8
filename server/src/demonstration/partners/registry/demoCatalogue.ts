import { NS } from 'ewp/documents';
import { fingerprintOf } from 'ewp/signature';
import {
  attributeOf,
  childrenOf,
  element,
  leaf,
  readXml,
  textsOf,
  writeXml,
  type XmlOut,
  type XmlTree,
} from 'ewp/xml';

/**
 * Writes the catalogue of a network out of the manifests of its nodes, as the registry does: what a host declares is taken as it stands, keys by
 * their fingerprints.
 *
 * - manifests that are no XML are left out
 */
export function demoCatalogue(manifests: readonly string[]): string {
  const hosts = manifests.flatMap(hostsOf);
  const keys = [...new Set(hosts.flatMap((host) => [...clientKeys(host), ...serverKeys(host)]))];
  return writeXml(
    element(
      'catalogue',
      [
        hosts.map(toHost),
        element(
          'institutions',
          hosts.flatMap((host) => heisOf(host).map(copy)),
        ),
        element(
          'binaries',
          keys.map((key) => leaf('rsa-public-key', key, { 'sha-256': fingerprintOf(key) })),
        ),
      ],
      { xmlns: NS.registry },
    ),
  );
}

function hostsOf(manifest: string): readonly XmlTree[] {
  // On one machine addresses begin with http, which the schema of manifests does not allow.
  const read = readXml(Buffer.from(manifest));
  return read.kind === 'not-xml' ? [] : childrenOf(read.root, NS.discovery, 'host');
}

function toHost(host: XmlTree): XmlOut {
  const apis = childrenOf(host, NS.registry, 'apis-implemented').flatMap(({ children }) => children);
  return element('host', [
    element('apis-implemented', apis.map(copy)),
    element(
      'institutions-covered',
      heisOf(host).map((hei) => leaf('hei-id', attributeOf(hei, 'id'))),
    ),
    credentials('client-credentials-in-use', clientKeys(host)),
    credentials('server-credentials-in-use', serverKeys(host)),
  ]);
}

function heisOf(host: XmlTree): readonly XmlTree[] {
  return childrenOf(host, NS.discovery, 'institutions-covered').flatMap((covered) =>
    childrenOf(covered, NS.registry, 'hei'),
  );
}

function clientKeys(host: XmlTree): readonly string[] {
  return keysIn(host, 'client-credentials-in-use');
}

function serverKeys(host: XmlTree): readonly string[] {
  return keysIn(host, 'server-credentials-in-use');
}

function keysIn(host: XmlTree, name: string): readonly string[] {
  return childrenOf(host, NS.discovery, name).flatMap((list) =>
    textsOf(list, NS.discovery, 'rsa-public-key').map((key) => key.replaceAll(/\s/g, '')),
  );
}

function credentials(name: string, keys: readonly string[]): XmlOut {
  return element(
    name,
    keys.map((key) => element('rsa-public-key', [], { 'sha-256': fingerprintOf(key) })),
  );
}

/** Copies an element of a manifest; each names its own namespace, so that no prefix of the manifest is needed. */
function copy({ namespace, name, attributes, children, text }: XmlTree): XmlOut {
  const own = attributes.map(
    (one) => [one.namespace === NS.xml ? `xml:${one.name}` : one.name, one.value] as const,
  );
  return {
    name,
    attributes: { xmlns: namespace, ...Object.fromEntries(own) },
    content: children.length === 0 ? text : children.map(copy),
  };
}
