import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NS } from '../documents/namespaces.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../schemas');

/** Namespace of a document's root element, and the schema file that it is validated with. */
const SCHEMA_FILES: Readonly<Record<string, string>> = {
  [NS.common]: 'ewp-specs-architecture-v1.16.0/common-types.xsd',
  [NS.registry]: 'ewp-specs-api-registry-v1.5.0/catalogue.xsd',
  [NS.discovery]: 'manifest-with-entries.xsd',
  [NS.echo]: 'ewp-specs-api-echo-v2.0.1/response.xsd',
  [NS.institutions]: 'ewp-specs-api-institutions-v2.2.0/response.xsd',
  [NS.ounits]: 'ewp-specs-api-ounits-v2.1.1/response.xsd',
  [NS.factsheet]: 'ewp-specs-api-factsheet-v1.2.0/response.xsd',
  [NS.iiasGet]: 'ewp-specs-api-iias-v7.0.0/endpoints/get-response.xsd',
  [NS.iiasIndex]: 'ewp-specs-api-iias-v7.0.0/endpoints/index-response.xsd',
  [NS.iiasStats]: 'ewp-specs-api-iias-v7.0.0/endpoints/stats-response.xsd',
  [NS.iiaCnr]: 'ewp-specs-api-iia-cnr-v3.0.0/response.xsd',
  [NS.iiasApproval]: 'ewp-specs-api-iias-approval-v2.0.0/response.xsd',
  [NS.monitoring]: 'ewp-specs-api-monitoring-v0.2.0/response.xsd',
  [NS.iiaApprovalCnr]: 'ewp-specs-api-iia-approval-cnr-v2.0.0/response.xsd',
};

/** Gives the schema file of documents whose root has this namespace, relative to the folder of schemas. */
export function schemaFileOf(namespace: string): string | undefined {
  return Object.hasOwn(SCHEMA_FILES, namespace) ? SCHEMA_FILES[namespace] : undefined;
}

/** Reads a schema file of `ewp/schemas`. Throws for a path that leads out of that folder. */
export function readSchemaFile(file: string): Uint8Array {
  const full = path.join(FOLDER, file);
  if (path.relative(FOLDER, full).startsWith('..')) throw new Error('Schemas lie in their own folder.');
  return readFileSync(full);
}
