import { XmlValidateError, type XmlDocument, type XmlElement } from 'libxml2-wasm';
import { NS } from '../documents/namespaces.ts';
import { childElements } from './childElements.ts';
import { declaredElementsOf, qualifiedName } from './declaredElements.ts';
import { validatorOf } from './schemaLoader.ts';

/**
 * Violation of a schema.
 *
 * - line: in the document, from 1
 * - message: libxml2's own words, namespaces left out; at most 1,000 characters
 */
export type SchemaFault = { readonly line: number; readonly message: string };

/** More faults than these tell nothing new. */
const MAX_FAULTS = 20;
/** A namespace in front of a name, as libxml2 writes it; a pattern such as `[0-9]{4}` has braces too, and needs them. */
const NAMESPACE = /\{[a-z][a-z\d+.-]*:[^{}\s]*\}(?=[\p{L}_*])/giu;
/** A message quotes the wrong value, however long a partner made it. */
const MESSAGE_LENGTH = 1_000;

/** The entries of these two are open to every API, known here or not; the schemas themselves leave them alone. */
const OPEN_DOCUMENTS: ReadonlySet<string> = new Set([NS.discovery, NS.registry]);

/**
 * Validates a document with the schema of its root's namespace; no faults means that it is valid.
 *
 * - isTolerant: elements that the schemas do not know at all are taken out of the document first, because a client has to accept what later
 *   versions add
 */
export function validateXml(
  document: XmlDocument,
  { isTolerant }: { readonly isTolerant: boolean },
): readonly SchemaFault[] {
  const namespace = document.root.namespaceUri;
  const validator = validatorOf(namespace);
  if (validator === undefined) {
    return [{ line: 1, message: `No document of the network has a root in the namespace "${namespace}".` }];
  }
  if (isTolerant && !OPEN_DOCUMENTS.has(namespace))
    removeUnknown(document.root, declaredElementsOf(namespace));
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.slice(0, MAX_FAULTS).map(({ line, message }) => ({
      line,
      message: message
        .slice(0, MESSAGE_LENGTH)
        .replaceAll(NAMESPACE, '')
        .trim(),
    }));
  }
}

function removeUnknown(parent: XmlElement, known: ReadonlySet<string>): void {
  for (const child of childElements(parent)) {
    if (known.has(qualifiedName(child.namespaceUri, child.name))) removeUnknown(child, known);
    else child.remove();
  }
}
