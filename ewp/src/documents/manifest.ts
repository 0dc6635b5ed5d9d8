import { element, leaf, writeXml, type XmlOut, type XmlOutPart } from '../xml/writeXml.ts';
import { API_ENTRIES, type EwpApi } from './apiEntries.ts';
import type { OtherHeiId } from './institutions.ts';
import { NS } from './namespaces.ts';
import { writeLocalisedTexts, type LocalisedText } from './parts/localisedText.ts';

/**
 * What a node tells the registry of itself. Source: EWP Discovery API v6.
 *
 * - adminEmails: at least one, and nobody's personal address
 * - clientKeys, serverKeys: public keys, DER in base64
 * - apis: what each API declares, in the order of its schema, such as `{ url, 'max-hei-ids': '10' }`
 */
export type Manifest = {
  readonly adminEmails: readonly string[];
  readonly adminProvider: string;
  readonly adminNotes?: string | undefined;
  readonly hei: {
    readonly heiId: string;
    readonly otherIds: readonly OtherHeiId[];
    readonly names: readonly LocalisedText[];
  };
  readonly clientKeys: readonly string[];
  readonly serverKeys: readonly string[];
  readonly apis: Readonly<Partial<Record<EwpApi, Readonly<Record<string, string>>>>>;
};

/** Writes the manifest; the discovery entry is the only one that anybody may call without signing. */
export function writeManifest(manifest: Manifest): string {
  const { hei } = manifest;
  const host = element('host', [
    manifest.adminEmails.map((email) => leaf('ewp:admin-email', email)),
    leaf('ewp:admin-provider', manifest.adminProvider),
    leaf('ewp:admin-notes', manifest.adminNotes),
    element('r:apis-implemented', entriesOf(manifest.apis)),
    element('institutions-covered', [
      element(
        'r:hei',
        [
          hei.otherIds.map(({ type, value }) => leaf('r:other-id', value, { type })),
          writeLocalisedTexts('r:name', hei.names),
        ],
        { id: hei.heiId },
      ),
    ]),
    keysOf('client-credentials-in-use', manifest.clientKeys),
    keysOf('server-credentials-in-use', manifest.serverKeys),
  ]);
  return writeXml(
    element('manifest', [host], {
      xmlns: NS.discovery,
      'xmlns:ewp': NS.common,
      'xmlns:r': NS.registry,
      'xmlns:sec': NS.security,
    }),
  );
}

function entriesOf(apis: Manifest['apis']): readonly XmlOutPart[] {
  const names = Object.keys(API_ENTRIES) as readonly EwpApi[]; // The keys of a constant object are known.
  return names.map((api) => {
    const declared = apis[api];
    if (declared === undefined) return undefined;
    const { namespace, element: name, version } = API_ENTRIES[api];
    return element(
      name,
      [
        api === 'discovery' ? undefined : HTTP_SECURITY,
        Object.entries(declared).map(([member, value]) => leaf(member, value)),
      ],
      { xmlns: namespace, version },
    );
  });
}

/** Always written: what counts when it is left out are TLS client certificates, which the network has given up. */
const HTTP_SECURITY: XmlOut = element('http-security', [
  methods('client-auth-methods', [['httpsig', NS.clientHttpsig]]),
  methods('server-auth-methods', [
    ['httpsig', NS.serverHttpsig],
    ['tlscert', NS.serverTls],
  ]),
  methods('request-encryption-methods', [['tls', NS.requestTls]]),
  methods('response-encryption-methods', [['tls', NS.responseTls]]),
]);

function methods(name: string, list: readonly (readonly [string, string])[]): XmlOut {
  return element(
    `sec:${name}`,
    list.map(([method, namespace]) => element(method, [], { xmlns: namespace })),
  );
}

function keysOf(name: string, keys: readonly string[]): XmlOut | undefined {
  if (keys.length === 0) return undefined;
  return element(
    name,
    keys.map((key) => leaf('rsa-public-key', key)),
  );
}
