import { entryNamespace } from './namespaces.ts';

/**
 * The APIs of the network that this product serves and calls.
 *
 * - element: of a manifest entry
 * - major, version: of the specification; entries of another major version cannot be talked to
 */
export const API_ENTRIES = {
  discovery: entry('ewp-specs-api-discovery', 'discovery', 6, '6.0.0'),
  echo: entry('ewp-specs-api-echo', 'echo', 2, '2.0.1'),
  institutions: entry('ewp-specs-api-institutions', 'institutions', 2, '2.2.0'),
  ounits: entry('ewp-specs-api-ounits', 'organizational-units', 2, '2.1.1'),
  factsheet: entry('ewp-specs-api-factsheet', 'factsheet', 1, '1.2.0'),
  iias: entry('ewp-specs-api-iias', 'iias', 7, '7.0.0'),
  iiaCnr: entry('ewp-specs-api-iia-cnr', 'iia-cnr', 3, '3.0.0'),
  iiasApproval: entry('ewp-specs-api-iias-approval', 'iias-approval', 2, '2.0.0'),
  iiaApprovalCnr: entry('ewp-specs-api-iia-approval-cnr', 'iia-approval-cnr', 2, '2.0.0'),
  file: entry('ewp-specs-api-file', 'file', 1, '1.0.0'),
  monitoring: entry('ewp-specs-api-monitoring', 'monitoring', 1, '0.2.0'),
} as const;
export type EwpApi = keyof typeof API_ENTRIES;

export type ApiEntryKind = {
  readonly namespace: string;
  readonly element: string;
  readonly version: string;
};

function entry(specification: string, element: string, major: number, version: string): ApiEntryKind {
  return { namespace: entryNamespace(specification, major), element, version };
}
