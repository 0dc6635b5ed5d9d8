import { element, writeXml } from '../../xml/writeXml.ts';
import type { DocumentKind } from '../documentKind.ts';
import { NS } from '../namespaces.ts';

/** Answer of the IIA CNR API v3: it says no more than that the notification arrived. */
export const IIA_CNR: DocumentKind<null> = {
  namespace: NS.iiaCnr,
  rootName: 'iia-cnr-response',
  read: () => null,
  ifAccepted: null,
};

/** Answer of the IIA Approval CNR API v2: it says no more than that the notification arrived. */
export const IIA_APPROVAL_CNR: DocumentKind<null> = {
  namespace: NS.iiaApprovalCnr,
  rootName: 'iia-approval-cnr-response',
  read: () => null,
  ifAccepted: null,
};

/** Writes the empty answer to a notification. */
export function writeReceipt({ rootName, namespace }: DocumentKind<null>): string {
  return writeXml(element(rootName, [], { xmlns: namespace }));
}
