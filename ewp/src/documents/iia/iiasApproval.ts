import { element, leaf, writeXml } from '../../xml/writeXml.ts';
import { childrenOf, textOf } from '../../xml/xmlTree.ts';
import type { DocumentKind } from '../documentKind.ts';
import { NS } from '../namespaces.ts';

/**
 * Approval of a copy.
 *
 * - iiaId: id of the copy in its owner's system, who asks
 * - iiaHash: hash that the copy had when it was approved
 * - pdfFile: id for the File API
 */
export type IiaApproval = {
  readonly iiaId: string;
  readonly iiaHash: string;
  readonly pdfFile?: string | undefined;
};

/** Answer of the IIAs Approval API v2. */
export const IIAS_APPROVAL: DocumentKind<readonly IiaApproval[]> = {
  namespace: NS.iiasApproval,
  rootName: 'iias-approval-response',
  read: (root) =>
    childrenOf(root, NS.iiasApproval, 'approval').map((approval) => ({
      iiaId: textOf(approval, NS.iiasApproval, 'iia-id') ?? '',
      iiaHash: textOf(approval, NS.iiasApproval, 'iia-hash') ?? '',
      pdfFile: textOf(approval, NS.iiasApproval, 'pdf-file'),
    })),
};

export function writeIiasApproval(approvals: readonly IiaApproval[]): string {
  return writeXml(
    element(
      'iias-approval-response',
      approvals.map(({ iiaId, iiaHash, pdfFile }) =>
        element('approval', [leaf('iia-id', iiaId), leaf('iia-hash', iiaHash), leaf('pdf-file', pdfFile)]),
      ),
      { xmlns: NS.iiasApproval },
    ),
  );
}
