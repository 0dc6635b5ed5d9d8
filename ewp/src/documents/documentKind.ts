import type { XmlTree } from '../xml/xmlTree.ts';

/**
 * Kind of document that partners send: what its root is, and how it is read once it is valid.
 *
 * Reading takes what the schema guarantees and leaves alone what it does not know.
 */
export type DocumentKind<T> = {
  readonly namespace: string;
  readonly rootName: string;
  readonly read: (root: XmlTree) => T;
  /** What is wrong with a document that its schema allows; null for nothing. */
  readonly faultOf?: (value: T) => string | null;
  /** What a partner's system means that accepts a call without the document; absent where the document is what was asked for. */
  readonly ifAccepted?: T;
};
