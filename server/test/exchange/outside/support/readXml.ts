import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const SCHEMAS = path.resolve(import.meta.dirname, '../../../../../ewp/schemas');
const SPECS = 'https://github.com/erasmus-without-paper/ewp-specs-';
/** What may come as an answer, by the end of its namespace, with its schema as the network publishes it. */
const SCHEMA_OF: Readonly<Record<string, string>> = {
  'api-discovery/tree/stable-v6': 'manifest-with-entries.xsd',
  'api-registry/tree/stable-v1': 'ewp-specs-api-registry-v1.5.0/catalogue.xsd',
  'api-echo/tree/stable-v2': 'ewp-specs-api-echo-v2.0.1/response.xsd',
  'api-factsheet/tree/stable-v1': 'ewp-specs-api-factsheet-v1.2.0/response.xsd',
  'api-iia-approval-cnr/tree/stable-v2': 'ewp-specs-api-iia-approval-cnr-v2.0.0/response.xsd',
  'api-iia-cnr/tree/stable-v3': 'ewp-specs-api-iia-cnr-v3.0.0/response.xsd',
  'api-iias-approval/tree/stable-v2': 'ewp-specs-api-iias-approval-v2.0.0/response.xsd',
  'api-iias/blob/stable-v7/endpoints/get-response.xsd':
    'ewp-specs-api-iias-v7.0.0/endpoints/get-response.xsd',
  'api-iias/blob/stable-v7/endpoints/index-response.xsd':
    'ewp-specs-api-iias-v7.0.0/endpoints/index-response.xsd',
  'api-iias/blob/stable-v7/endpoints/stats-response.xsd':
    'ewp-specs-api-iias-v7.0.0/endpoints/stats-response.xsd',
  'api-institutions/tree/stable-v2': 'ewp-specs-api-institutions-v2.2.0/response.xsd',
  'api-ounits/tree/stable-v2': 'ewp-specs-api-ounits-v2.1.1/response.xsd',
  'architecture/blob/stable-v1/common-types.xsd': 'ewp-specs-architecture-v1.16.0/common-types.xsd',
};

/** One element, as far as tests look at it. */
export type Element = {
  readonly name: string;
  readonly namespace: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
};

xmlRegisterFsInputProviders();
const validators = new Map<string, XsdValidator>();

/** Reads a document that is valid by the schema of its namespace; throws for every other. */
export function validXml(body: Buffer | string): Element {
  const document = XmlDocument.fromBuffer(Buffer.from(body));
  try {
    const { namespaceUri } = document.root;
    validatorOf(namespaceUri.startsWith(SPECS) ? namespaceUri.slice(SPECS.length) : namespaceUri).validate(
      document,
    );
    return toElement(document.root);
  } finally {
    document.dispose();
  }
}

/** All elements of a name below, in document order. */
export function all(element: Element, name: string): readonly Element[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

/** Texts of all elements of a name. */
export const texts = (element: Element, name: string): readonly string[] =>
  all(element, name).map(({ text }) => text);

function validatorOf(namespace: string): XsdValidator {
  const known = validators.get(namespace);
  if (known !== undefined) return known;
  const file = SCHEMA_OF[namespace];
  if (file === undefined) throw new Error(`No answer of the network is in the namespace ${namespace}.`);
  const url = path.join(SCHEMAS, file);
  const schema = XmlDocument.fromBuffer(readFileSync(url), { url });
  const validator = XsdValidator.fromDoc(schema);
  schema.dispose();
  validators.set(namespace, validator);
  return validator;
}

function toElement(node: XmlElement): Element {
  const children: Element[] = [];
  for (let child = node.firstChild; child !== null; child = child.next)
    if (child instanceof XmlElement) children.push(toElement(child));
  return {
    name: node.name,
    namespace: node.namespaceUri,
    text: node.content,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    children,
  };
}
