import { createHash } from 'node:crypto';

const SPECS = 'https://github.com/erasmus-without-paper';
const SECURITY = `<http-security>
          <sec:client-auth-methods xmlns:sec="${SPECS}/ewp-specs-sec-intro/tree/stable-v2"><httpsig xmlns="${SPECS}/ewp-specs-sec-cliauth-httpsig/tree/stable-v1"/></sec:client-auth-methods>
          <sec:server-auth-methods xmlns:sec="${SPECS}/ewp-specs-sec-intro/tree/stable-v2"><httpsig xmlns="${SPECS}/ewp-specs-sec-srvauth-httpsig/tree/stable-v1"/></sec:server-auth-methods>
        </http-security>`;
/** What a usual host declares: specification, element, major version, addresses. */
const APIS = [
  ['ewp-specs-api-echo', 'echo', 2, ['url']],
  ['ewp-specs-api-institutions', 'institutions', 2, ['url', 'max-hei-ids']],
  ['ewp-specs-api-ounits', 'organizational-units', 2, ['url', 'max-ounit-ids', 'max-ounit-codes']],
  ['ewp-specs-api-factsheet', 'factsheet', 1, ['url', 'max-hei-ids']],
  ['ewp-specs-api-iias', 'iias', 7, ['get-url', 'max-iia-ids', 'index-url', 'stats-url']],
  ['ewp-specs-api-iia-cnr', 'iia-cnr', 3, ['url']],
  ['ewp-specs-api-iias-approval', 'iias-approval', 2, ['url', 'max-iia-ids']],
  ['ewp-specs-api-iia-approval-cnr', 'iia-approval-cnr', 2, ['url']],
  ['ewp-specs-api-omobilities', 'omobilities', 3, ['get-url', 'index-url', 'max-omobility-ids']],
  [
    'ewp-specs-api-omobility-las',
    'omobility-las',
    1,
    ['get-url', 'index-url', 'update-url', 'max-omobility-ids'],
  ],
  ['ewp-specs-api-omobility-la-cnr', 'omobility-la-cnr', 1, ['url', 'max-omobility-ids']],
] as const;

/** Writes a catalogue of invented institutions with as many bytes as that, or a little more. */
export function bigCatalogue(bytes: number): Uint8Array<ArrayBuffer> {
  const hosts: string[] = [];
  const heis: string[] = [];
  const keys: string[] = [];
  for (let size = 0, index = 0; size < bytes; index += 1) {
    const heiId = `university-${index}.example`;
    const digest = createHash('sha512').update(heiId).digest();
    const der = Buffer.concat([digest, digest, digest, digest, digest]).toString('base64');
    const fingerprint = createHash('sha256').update(der).digest('hex');
    const credentials = `<rsa-public-key sha-256="${fingerprint}"/>`;
    const host = `<host><apis-implemented>${APIS.map((api) => entry(heiId, api)).join('')}</apis-implemented>
      <institutions-covered><hei-id>${heiId}</hei-id></institutions-covered>
      <client-credentials-in-use>${credentials}</client-credentials-in-use>
      <server-credentials-in-use>${credentials}</server-credentials-in-use></host>`;
    const hei = `<hei id="${heiId}"><other-id type="erasmus">X  EXAMPLE${index}</other-id><name xml:lang="en">University ${index}</name></hei>`;
    const key = `<rsa-public-key sha-256="${fingerprint}">${der}</rsa-public-key>`;
    hosts.push(host);
    heis.push(hei);
    keys.push(key);
    size += host.length + hei.length + key.length;
  }
  return new TextEncoder().encode(
    `<catalogue xmlns="${SPECS}/ewp-specs-api-registry/tree/stable-v1">${hosts.join('\n')}<institutions>${heis.join('\n')}</institutions><binaries>${keys.join('\n')}</binaries></catalogue>`,
  );
}

function entry(heiId: string, [specification, name, major, members]: (typeof APIS)[number]): string {
  const values = members.map((member) => {
    const value = member.startsWith('max') ? '10' : `https://ewp.${heiId}/rest/${name}/${member}`;
    return `<${member}>${value}</${member}>`;
  });
  return `<${name} xmlns="${SPECS}/${specification}/blob/stable-v${major}/manifest-entry.xsd" version="${major}.0.0">
        ${SECURITY}${values.join('')}</${name}>`;
}
