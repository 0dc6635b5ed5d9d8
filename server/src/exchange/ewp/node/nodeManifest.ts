import { writeManifest } from '../documents/manifest.ts';
import { LIMITS } from './limits.ts';
import type { EwpNodeServices } from './nodeServices.ts';

/** Writes what this node tells the registry of itself: every API that it serves, where, and with which keys. */
export function nodeManifest({ identity, clientKeys, serverKeys }: EwpNodeServices, prefix: string): string {
  const url = (path: string) => `${identity.publicUrl}${prefix}${path}`;
  return writeManifest({
    adminEmails: identity.adminEmails,
    adminProvider: identity.adminProvider,
    adminNotes: identity.adminNotes,
    hei: { heiId: identity.heiId, otherIds: identity.otherIds, names: identity.names },
    clientKeys: clientKeys.map(({ publicKey }) => publicKey),
    serverKeys: serverKeys.map(({ publicKey }) => publicKey),
    apis: {
      discovery: { url: url('/manifest.xml') },
      echo: { url: url('/echo') },
      institutions: { url: url('/institutions'), 'max-hei-ids': String(LIMITS.heiIds) },
      ounits: {
        url: url('/ounits'),
        'max-ounit-ids': String(LIMITS.ounitIds),
        'max-ounit-codes': String(LIMITS.ounitCodes),
      },
      factsheet: { url: url('/factsheet'), 'max-hei-ids': String(LIMITS.heiIds) },
      iias: {
        'get-url': url('/iias/get'),
        'max-iia-ids': String(LIMITS.iiaIds),
        'index-url': url('/iias/index'),
        'stats-url': url('/iias/stats'),
      },
      iiaCnr: { url: url('/iia-cnr') },
      iiasApproval: { url: url('/iias-approval'), 'max-iia-ids': String(LIMITS.approvalIiaIds) },
      iiaApprovalCnr: { url: url('/iia-approval-cnr') },
    },
  });
}
