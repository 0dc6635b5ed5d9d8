import { element, leaf, writeXml } from '../../xml/writeXml.ts';
import { textsOf } from '../../xml/xmlTree.ts';
import type { DocumentKind } from '../documentKind.ts';
import { NS } from '../namespaces.ts';

/** Answer of the IIAs API v7, index: ids in the system of whoever answers. */
export const IIAS_INDEX: DocumentKind<readonly string[]> = {
  namespace: NS.iiasIndex,
  rootName: 'iias-index-response',
  read: (root) => textsOf(root, NS.iiasIndex, 'iia-id'),
};

export function writeIiasIndex(iiaIds: readonly string[]): string {
  return writeXml(
    element(
      'iias-index-response',
      iiaIds.map((iiaId) => leaf('iia-id', iiaId)),
      { xmlns: NS.iiasIndex },
    ),
  );
}
