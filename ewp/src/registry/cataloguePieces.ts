import { API_ENTRIES } from '../documents/apiEntries.ts';
import { CATALOGUE, type Catalogue, type CatalogueApi } from '../documents/catalogue.ts';
import { childElements } from '../xml/childElements.ts';
import { NO_LIMITS, withXmlDocument, XmlRefusal } from '../xml/parseXml.ts';
import { toXmlTree } from '../xml/toXmlTree.ts';
import { validateXml } from '../xml/validateXml.ts';

/** Part of a catalogue, small enough to be handed over in a moment. */
export type CataloguePiece = {
  readonly hosts: Catalogue['hosts'];
  readonly heis: readonly (readonly [
    string,
    Catalogue['heis'] extends ReadonlyMap<string, infer Hei> ? Hei : never,
  ])[];
  readonly keys: readonly (readonly [string, string])[];
};

/** Entries that a piece has of each kind, at most. */
const PIECE = 250;
const KNOWN = new Set(Object.values(API_ENTRIES).map(({ namespace, element }) => `${namespace} ${element}`));

/**
 * Reads a catalogue element by element, so that no more of it than necessary stands in memory at once, and leaves out the APIs that this product
 * neither serves nor calls: most of what a catalogue has.
 *
 * - result: null for what is no valid catalogue; no pieces for one with nobody in it
 */
export function piecesOfCatalogue(bytes: Uint8Array): readonly CataloguePiece[] | null {
  try {
    return withXmlDocument(
      bytes,
      (document) => {
        const { root } = document;
        if (root.name !== CATALOGUE.rootName || root.namespaceUri !== CATALOGUE.namespace) return null;
        // The schema forbids it, and says so in words that nobody would understand.
        if (childElements(root).every(({ name }) => name !== 'host')) return [];
        if (validateXml(document, { isTolerant: true }).length > 0) return null;
        const whole = { namespace: root.namespaceUri, name: root.name, attributes: [], text: '' };
        const read = childElements(root).map((child) =>
          CATALOGUE.read({ ...whole, children: [toXmlTree(child)] }),
        );
        return cut({
          hosts: read
            .flatMap(({ hosts }) => hosts)
            .map((host) => ({ ...host, apis: host.apis.filter(isKnown) })),
          heis: read.flatMap(({ heis }) => [...heis]),
          keys: read.flatMap(({ keys }) => [...keys]),
        });
      },
      NO_LIMITS,
    );
  } catch (error) {
    if (error instanceof XmlRefusal) return null;
    throw error;
  }
}

/** Puts pieces together. */
export function catalogueOf(pieces: readonly CataloguePiece[]): Catalogue {
  return {
    hosts: pieces.flatMap(({ hosts }) => hosts),
    heis: new Map(pieces.flatMap(({ heis }) => heis)),
    keys: new Map(pieces.flatMap(({ keys }) => keys)),
  };
}

function isKnown({ namespace, element }: CatalogueApi): boolean {
  return KNOWN.has(`${namespace} ${element}`);
}

function cut({ hosts, heis, keys }: CataloguePiece): readonly CataloguePiece[] {
  const count = Math.ceil(Math.max(hosts.length, heis.length, keys.length) / PIECE);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * PIECE, (index + 1) * PIECE];
    return { hosts: hosts.slice(from, to), heis: heis.slice(from, to), keys: keys.slice(from, to) };
  });
}
