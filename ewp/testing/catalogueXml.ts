import { fingerprintOf } from '../src/keys.ts';

export type HostInCatalogue = {
  readonly heiId: string;
  /** Manifest entries, as they would stand in the host's manifest. */
  readonly entries: string;
  readonly clientKeys?: readonly string[];
  readonly serverKeys?: readonly string[];
};

/** Builds a catalogue as the registry publishes it. */
export function catalogueXml(hosts: readonly HostInCatalogue[]): string {
  const keys = [
    ...new Set(hosts.flatMap(({ clientKeys = [], serverKeys = [] }) => [...clientKeys, ...serverKeys])),
  ];
  const credentials = (name: string, list: readonly string[] = []) =>
    `<${name}>${list.map((key) => `<rsa-public-key sha-256="${fingerprintOf(key)}"/>`).join('')}</${name}>`;
  return `<catalogue xmlns="https://github.com/erasmus-without-paper/ewp-specs-api-registry/tree/stable-v1">
    ${hosts
      .map(
        ({ heiId, entries, clientKeys, serverKeys }) => `<host>
          <apis-implemented>${entries}</apis-implemented>
          <institutions-covered><hei-id>${heiId}</hei-id></institutions-covered>
          ${credentials('client-credentials-in-use', clientKeys)}
          ${credentials('server-credentials-in-use', serverKeys)}
        </host>`,
      )
      .join('')}
    <institutions>${[...new Set(hosts.map(({ heiId }) => heiId))]
      .map(
        (heiId) =>
          `<hei id="${heiId}"><other-id type="erasmus">X  ${heiId}</other-id><name xml:lang="en">${heiId}</name></hei>`,
      )
      .join('')}</institutions>
    <binaries>${keys.map((key) => `<rsa-public-key sha-256="${fingerprintOf(key)}">${key}</rsa-public-key>`).join('')}</binaries>
  </catalogue>`;
}

const SPECS = 'https://github.com/erasmus-without-paper';

/** Builds an entry with the security that is usual today. */
export function entryXml(
  specification: string,
  element: string,
  major: number,
  members: Readonly<Record<string, string>>,
  {
    version = `${major}.0.0`,
    clientAuth = 'httpsig',
    serverAuth = ['httpsig', 'tlscert'],
  }: { version?: string; clientAuth?: string | null; serverAuth?: readonly string[] } = {},
): string {
  const security =
    clientAuth === null
      ? ''
      : `<http-security xmlns:s="${SPECS}/ewp-specs-sec-intro/tree/stable-v2">
        <s:client-auth-methods><${clientAuth} xmlns="${SPECS}/ewp-specs-sec-cliauth-${clientAuth}/tree/stable-v1"/></s:client-auth-methods>
        <s:server-auth-methods>${serverAuth.map((method) => `<${method} xmlns="${SPECS}/ewp-specs-sec-srvauth-${method}/tree/stable-v1"/>`).join('')}</s:server-auth-methods>
      </http-security>`;
  const values = Object.entries(members).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<${element} xmlns="${SPECS}/${specification}/blob/stable-v${major}/manifest-entry.xsd" version="${version}">${security}${values.join('')}</${element}>`;
}
