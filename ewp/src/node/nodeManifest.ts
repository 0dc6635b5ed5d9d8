import { writeManifest } from '../documents/manifest.ts';
import { LIMITS } from './limits.ts';
import { EWP_PREFIX, type EwpNodeServices } from './nodeServices.ts';

/** Writes what this node tells the registry of itself: every API that it serves, where, and with which keys. */
export function nodeManifest(services: EwpNodeServices): string {
  const { identity, clientKeys, serverKeys, prefix = EWP_PREFIX } = services;
  const url = (path: string) => `${identity.publicUrl}${prefix}${path}`;
  const max = (limit: number) => String(limit);
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
      ...(services.institutions && {
        institutions: { url: url('/institutions'), 'max-hei-ids': max(LIMITS.heiIds) },
      }),
      ...(services.ounits && {
        ounits: {
          url: url('/ounits'),
          'max-ounit-ids': max(LIMITS.ounitIds),
          'max-ounit-codes': max(LIMITS.ounitCodes),
        },
      }),
      ...(services.factsheet && {
        factsheet: { url: url('/factsheet'), 'max-hei-ids': max(LIMITS.heiIds) },
      }),
      ...(services.iias && {
        iias: {
          'get-url': url('/iias/get'),
          'max-iia-ids': max(LIMITS.iiaIds),
          'index-url': url('/iias/index'),
          'stats-url': url('/iias/stats'),
        },
      }),
      ...(services.receiveIiaCnr && { iiaCnr: { url: url('/iia-cnr') } }),
      ...(services.approvals && {
        iiasApproval: { url: url('/iias-approval'), 'max-iia-ids': max(LIMITS.approvalIiaIds) },
      }),
      ...(services.receiveIiaApprovalCnr && { iiaApprovalCnr: { url: url('/iia-approval-cnr') } }),
      ...(services.file && { file: { url: url('/file') } }),
    },
  });
}
