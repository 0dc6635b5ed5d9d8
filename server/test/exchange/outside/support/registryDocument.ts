import type { PublishedKey } from './outsideHost.ts';

const SPECS = 'https://github.com/erasmus-without-paper';

/** What a host declares in the registry. */
export type DeclaredHost = {
  readonly heiIds: readonly string[];
  readonly urls: ApiUrls;
  readonly clientKeys: readonly PublishedKey[];
  readonly serverKeys: readonly PublishedKey[];
};

/** Addresses by the name that the manifest entry of an API gives them, such as `iias get-url`. */
export type ApiUrls = Readonly<Record<string, string>>;

const SECURITY = `<sec:client-auth-methods><ca:httpsig/></sec:client-auth-methods>
  <sec:server-auth-methods><sa:httpsig/><st:tlscert/></sec:server-auth-methods>
  <sec:request-encryption-methods><re:tls/></sec:request-encryption-methods>
  <sec:response-encryption-methods><rs:tls/></sec:response-encryption-methods>`;

const APIS: readonly (readonly [string, string, number, readonly string[]])[] = [
  ['ewp-specs-api-echo', 'echo', 2, ['url']],
  ['ewp-specs-api-institutions', 'institutions', 2, ['url', 'max-hei-ids']],
  ['ewp-specs-api-factsheet', 'factsheet', 1, ['url', 'max-hei-ids']],
  ['ewp-specs-api-iias', 'iias', 7, ['get-url', 'max-iia-ids', 'index-url', 'stats-url']],
  ['ewp-specs-api-iia-cnr', 'iia-cnr', 3, ['url']],
  ['ewp-specs-api-iias-approval', 'iias-approval', 2, ['url', 'max-iia-ids']],
  ['ewp-specs-api-iia-approval-cnr', 'iia-approval-cnr', 2, ['url']],
];

/** Writes the catalogue as the live registry does: prefixes declared at the top, keys in lines of 76 characters. */
export function registryDocument(hosts: readonly DeclaredHost[]): string {
  const keys = new Map(
    hosts.flatMap((host) =>
      [...host.clientKeys, ...host.serverKeys].map((key) => [key.keyId, key.published]),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<catalogue xmlns="${SPECS}/ewp-specs-api-registry/tree/stable-v1"
  xmlns:ewp="${SPECS}/ewp-specs-architecture/blob/stable-v1/common-types.xsd"
  xmlns:sec="${SPECS}/ewp-specs-sec-intro/tree/stable-v2"
  xmlns:ca="${SPECS}/ewp-specs-sec-cliauth-httpsig/tree/stable-v1"
  xmlns:sa="${SPECS}/ewp-specs-sec-srvauth-httpsig/tree/stable-v1"
  xmlns:st="${SPECS}/ewp-specs-sec-srvauth-tlscert/tree/stable-v1"
  xmlns:re="${SPECS}/ewp-specs-sec-reqencr-tls/tree/stable-v1"
  xmlns:rs="${SPECS}/ewp-specs-sec-resencr-tls/tree/stable-v1">
  ${hosts.map(host).join('\n  ')}
  <institutions>${[...new Set(hosts.flatMap(({ heiIds }) => heiIds))]
    .map((id) => `<hei id="${id}"><name xml:lang="en">University ${id}</name></hei>`)
    .join('')}</institutions>
  <binaries>${[...keys]
    .map(
      ([keyId, key]) =>
        `<rsa-public-key sha-256="${keyId}">\n      ${(key.match(/.{1,76}/g) ?? []).join('\n      ')}\n    </rsa-public-key>`,
    )
    .join('')}</binaries>
</catalogue>`;
}

function host({ heiIds, urls, clientKeys, serverKeys }: DeclaredHost): string {
  const inUse = (list: readonly PublishedKey[]) =>
    list.map(({ keyId }) => `<rsa-public-key sha-256="${keyId}"/>`).join('');
  return `<host>
    <ewp:admin-email>ewp@example.org</ewp:admin-email>
    <apis-implemented>${APIS.map((api) => entry(api, urls)).join('\n      ')}</apis-implemented>
    <institutions-covered>${heiIds.map((id) => `<hei-id>${id}</hei-id>`).join('')}</institutions-covered>
    <client-credentials-in-use>${inUse(clientKeys)}</client-credentials-in-use>
    <server-credentials-in-use>${inUse(serverKeys)}</server-credentials-in-use>
  </host>`;
}

function entry([repository, name, major, members]: (typeof APIS)[number], urls: ApiUrls): string {
  if (urls[`${name} ${members[0] ?? ''}`] === undefined) return '';
  const values = members.map((member) => `<x:${member}>${urls[`${name} ${member}`] ?? '1'}</x:${member}>`);
  return `<x:${name} xmlns:x="${SPECS}/${repository}/blob/stable-v${major}/manifest-entry.xsd" version="${major}.0.0">
        <x:http-security>${SECURITY}</x:http-security>${values.join('')}</x:${name}>`;
}
