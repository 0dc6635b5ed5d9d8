import fastify, { type FastifyInstance } from 'fastify';
import type { EwpKeyPair } from '../../../src/exchange/ewp/keys.ts';
import { readPublicKey } from '../../../src/exchange/ewp/keys.ts';
import { registerEwpNode } from '../../../src/exchange/ewp/node/ewpNode.ts';
import type {
  EwpNodeServices,
  ReceivedCall,
  ReceivedCnr,
} from '../../../src/exchange/ewp/node/nodeServices.ts';
import { memoryReplayStore } from '../../../src/exchange/ewp/signature/replayStore.ts';
import { registerErrorHandler } from '../../../src/platform/errorHandler.ts';
import { requestIdOf } from '../../../src/platform/requestId.ts';
import { registerSecurityHeaders } from '../../../src/platform/securityHeaders.ts';
import { buildFactsheet, buildHei, buildIia, buildOunit, OWN, PARTNER } from './builders.ts';

export type TestNode = {
  readonly app: FastifyInstance;
  readonly calls: ReceivedCall[];
  readonly iiaCnrs: ReceivedCnr[];
  readonly approvalCnrs: ReceivedCnr[];
};

/** A node inside a server that has a life of its own: another error handler, another parser, headers on every answer. */
export async function testNode(
  keys: { readonly server: EwpKeyPair; readonly clients: readonly EwpKeyPair[] },
  parts: Partial<EwpNodeServices> = {},
): Promise<TestNode> {
  const app = fastify({ logger: false, exposeHeadRoutes: true, genReqId: requestIdOf });
  registerErrorHandler(app);
  registerSecurityHeaders(app, { isHttps: false });
  app.setNotFoundHandler(async () => ({ portal: true }));
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) =>
    done(new Error('not for you')),
  );
  const calls: ReceivedCall[] = [];
  const iiaCnrs: ReceivedCnr[] = [];
  const approvalCnrs: ReceivedCnr[] = [];
  await registerEwpNode(app, {
    identity: {
      heiId: OWN,
      publicUrl: 'https://node.example',
      adminEmails: ['ewp@uni-a.example'],
      adminProvider: 'Mobility Portal',
      otherIds: [{ type: 'erasmus', value: 'G  EXAMPLE01' }],
      names: [{ value: 'University A', lang: 'en' }],
    },
    clientKeys: [keys.server],
    serverKeys: [keys.server],
    registry: {
      clientKey: async (fingerprint) =>
        readPublicKey(keys.clients.find((key) => key.fingerprint === fingerprint)?.publicKey ?? ''),
      heisOfClientKey: async () => [PARTNER],
    },
    replay: memoryReplayStore(() => new Date()),
    clock: () => new Date(),
    institution: async () => buildHei(),
    ounits: async (by, values) => [buildOunit()].filter((ounit) => values.includes(ounit[by])),
    factsheet: async () => buildFactsheet(),
    iias: {
      index: async () => ['17'],
      get: async (iiaIds) => (iiaIds.includes('17') ? [buildIia()] : []),
      stats: async () => ({
        fetchable: 4,
        localUnapprovedPartnerApproved: 1,
        localApprovedPartnerUnapproved: 2,
        bothApproved: 1,
      }),
    },
    approvals: async (iiaIds) =>
      iiaIds.filter((id) => id === 'b-4').map((iiaId) => ({ iiaId, iiaHash: 'a'.repeat(64) })),
    receiveIiaCnr: async (cnr) => void iiaCnrs.push(cnr),
    receiveIiaApprovalCnr: async (cnr) => void approvalCnrs.push(cnr),
    record: async (call) => void calls.push(call),
    ...parts,
  });
  await app.ready();
  return { app, calls, iiaCnrs, approvalCnrs };
}
