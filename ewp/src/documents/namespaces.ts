const SPECS = 'https://github.com/erasmus-without-paper';

/** Namespaces of the documents of the network, exactly as the specifications write them. */
export const NS = {
  common: `${SPECS}/ewp-specs-architecture/blob/stable-v1/common-types.xsd`,
  registry: `${SPECS}/ewp-specs-api-registry/tree/stable-v1`,
  discovery: `${SPECS}/ewp-specs-api-discovery/tree/stable-v6`,
  echo: `${SPECS}/ewp-specs-api-echo/tree/stable-v2`,
  institutions: `${SPECS}/ewp-specs-api-institutions/tree/stable-v2`,
  ounits: `${SPECS}/ewp-specs-api-ounits/tree/stable-v2`,
  factsheet: `${SPECS}/ewp-specs-api-factsheet/tree/stable-v1`,
  iiasGet: `${SPECS}/ewp-specs-api-iias/blob/stable-v7/endpoints/get-response.xsd`,
  iiasIndex: `${SPECS}/ewp-specs-api-iias/blob/stable-v7/endpoints/index-response.xsd`,
  iiasStats: `${SPECS}/ewp-specs-api-iias/blob/stable-v7/endpoints/stats-response.xsd`,
  iiaCnr: `${SPECS}/ewp-specs-api-iia-cnr/tree/stable-v3`,
  iiasApproval: `${SPECS}/ewp-specs-api-iias-approval/tree/stable-v2`,
  iiaApprovalCnr: `${SPECS}/ewp-specs-api-iia-approval-cnr/tree/stable-v2`,
  monitoring: `${SPECS}/ewp-specs-api-monitoring/tree/stable-v1`,
  contact: `${SPECS}/ewp-specs-types-contact/tree/stable-v1`,
  address: `${SPECS}/ewp-specs-types-address/tree/stable-v1`,
  phone: `${SPECS}/ewp-specs-types-phonenumber/tree/stable-v1`,
  security: `${SPECS}/ewp-specs-sec-intro/tree/stable-v2`,
  clientHttpsig: `${SPECS}/ewp-specs-sec-cliauth-httpsig/tree/stable-v1`,
  serverHttpsig: `${SPECS}/ewp-specs-sec-srvauth-httpsig/tree/stable-v1`,
  serverTls: `${SPECS}/ewp-specs-sec-srvauth-tlscert/tree/stable-v1`,
  requestTls: `${SPECS}/ewp-specs-sec-reqencr-tls/tree/stable-v1`,
  responseTls: `${SPECS}/ewp-specs-sec-resencr-tls/tree/stable-v1`,
  xml: 'http://www.w3.org/XML/1998/namespace',
} as const;

/** Namespace of the element with which a manifest declares an API of a specification's major version. */
export function entryNamespace(specification: string, major: number): string {
  return `${SPECS}/${specification}/blob/stable-v${major}/manifest-entry.xsd`;
}
