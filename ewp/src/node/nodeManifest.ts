import { writeManifest } from '../documents/manifest.ts';
import { readOwnXml } from '../xml/readXml.ts';
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

/** Checks what a node would tell the registry of itself. Throws an error that says what to correct. */
export function requireValidManifest(services: EwpNodeServices): void {
  const { identity } = services;
  const { heiId, publicUrl } = identity;
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(heiId))
    throw new Error(`heiId has to be a domain, such as uni.example: '${heiId}'.`);
  if (URL.parse(publicUrl)?.origin !== publicUrl)
    throw new Error(`publicUrl has to be an origin, such as https://portal.example.org: '${publicUrl}'.`);
  if (identity.names.length === 0) throw new Error('names has to have a name of the institution.');
  if (services.serverKeys.length === 0 || services.clientKeys.length === 0)
    throw new Error('clientKeys and serverKeys have to have a key each.');
  // A demonstration on one machine has an address that begins with http, which no manifest may have.
  const secured = { ...identity, publicUrl: publicUrl.replace(/^http:/, 'https:') };
  try {
    readOwnXml(nodeManifest({ ...services, identity: secured }));
  } catch (cause) {
    throw new Error(`The identity makes no valid manifest. ${cause instanceof Error ? cause.message : ''}`, {
      cause,
    });
  }
}
