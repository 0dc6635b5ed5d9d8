import { ParseOption, XmlDocument } from 'libxml2-wasm';
import { isProloguePlain } from './prologue.ts';

/** Largest document that is read. */
export type XmlLimits = { readonly bytes: number; readonly elements: number };

/**
 * Limits for documents of partners; their answers are cut off while they arrive.
 *
 * The time that libxml2 needs for the faults of a document grows with the square of its elements: at this number it is half a second.
 */
export const PARTNER_LIMITS: XmlLimits = { bytes: 5 * 1024 * 1024, elements: 20_000 };
/** For documents of the registry, which is trusted, and of our own. */
export const NO_LIMITS: XmlLimits = { bytes: Number.POSITIVE_INFINITY, elements: Number.POSITIVE_INFINITY };

/** Why something was not read as a document; `message` says it in English. */
export class XmlRefusal extends Error {
  override readonly name = 'XmlRefusal';
}

/** No entity is resolved, nothing is loaded; deeper than 256 elements is refused by libxml2 itself. */
const OPTIONS = (ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET) as ParseOption; // A sum of flags is a plain number.

/**
 * Parses a document and lets the caller look at it; its memory is freed when the caller is done.
 *
 * A document with a DOCTYPE is refused before libxml2 sees it: without one there are no entities to expand and nothing to load.
 *
 * - bytes: UTF-8, the one encoding of the network
 *
 * Throws XmlRefusal.
 */
export function withXmlDocument<T>(
  bytes: Uint8Array,
  look: (document: XmlDocument) => T,
  limits: XmlLimits,
): T {
  if (bytes.byteLength > limits.bytes)
    throw new XmlRefusal(`The document has more than ${limits.bytes} bytes.`);
  const text = decode(bytes);
  if (!isProloguePlain(text)) {
    throw new XmlRefusal(
      'A document must be XML in UTF-8, begin with its root element, and have no DOCTYPE.',
    );
  }
  const document = parse(text);
  try {
    if (document.dtd !== null) throw new XmlRefusal('The document has a DOCTYPE.');
    if (Number(document.eval('count(//*)')) > limits.elements) {
      throw new XmlRefusal(`The document has more than ${limits.elements} elements.`);
    }
    return look(document);
  } finally {
    document.dispose();
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new XmlRefusal('The document is not UTF-8.');
  }
}

function parse(text: string): XmlDocument {
  try {
    return XmlDocument.fromString(text, { option: OPTIONS });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new XmlRefusal(`The document is not well-formed XML: ${reason}`);
  }
}
