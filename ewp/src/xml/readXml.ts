import { NO_LIMITS, PARTNER_LIMITS, withXmlDocument, XmlRefusal, type XmlLimits } from './parseXml.ts';
import { toXmlTree } from './toXmlTree.ts';
import { validateXml, type SchemaFault } from './validateXml.ts';
import type { XmlTree } from './xmlTree.ts';

/**
 * What came of reading bytes as a document of the network.
 *
 * - valid: `root` is the document as it came, with elements that the schemas do not know
 * - not-valid: well-formed, but not what its schema asks for
 * - not-xml: too large, not UTF-8, with a DOCTYPE, or not well-formed; `detail` says which
 */
export type ReadXml =
  | { readonly kind: 'valid'; readonly root: XmlTree }
  | { readonly kind: 'not-valid'; readonly root: XmlTree; readonly faults: readonly SchemaFault[] }
  | { readonly kind: 'not-xml'; readonly detail: string };

/** Parses bytes that came over the network and validates them; never throws for what is in them. */
export function readXml(bytes: Uint8Array, limits: XmlLimits = PARTNER_LIMITS): ReadXml {
  try {
    return read(bytes, { isTolerant: true }, limits);
  } catch (error) {
    if (error instanceof XmlRefusal) return { kind: 'not-xml', detail: error.message };
    throw error;
  }
}

/** Reads a document of our own making, which has to be valid to the letter. Throws InvalidOwnDocument when it is not. */
export function readOwnXml(xml: string): XmlTree {
  const own = read(Buffer.from(xml), { isTolerant: false }, NO_LIMITS);
  if (own.kind === 'valid') return own.root;
  throw new InvalidOwnDocument(own.kind === 'not-valid' ? own.faults : []);
}

/** What we were about to send is no document of the network; nothing was sent. */
export class InvalidOwnDocument extends Error {
  override readonly name = 'InvalidOwnDocument';
  readonly faults: readonly SchemaFault[];

  constructor(faults: readonly SchemaFault[]) {
    super(`The document does not fit its schema: ${faults.map(({ message }) => message).join(' ')}`);
    this.faults = faults;
  }
}

function read(bytes: Uint8Array, tolerance: { readonly isTolerant: boolean }, limits: XmlLimits): ReadXml {
  return withXmlDocument(
    bytes,
    (document): ReadXml => {
      const root = toXmlTree(document.root);
      const faults = validateXml(document, tolerance);
      return faults.length === 0 ? { kind: 'valid', root } : { kind: 'not-valid', root, faults };
    },
    limits,
  );
}
