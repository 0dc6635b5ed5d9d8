import type { EwpKeyPair } from '../../src/keys.ts';
import { readPublicKey } from '../../src/keys.ts';
import { ewpNode, type EwpNode } from '../../src/node/ewpNode.ts';
import { FORM_LIMIT_BYTES } from '../../src/node/limits.ts';
import type { EwpNodeServices, ReceivedCall, ReceivedCnr } from '../../src/node/nodeServices.ts';
import { buildFactsheet, buildHei, buildIia, buildOunit, OWN, PARTNER } from '../../testing/builders.ts';

/** A request as a test writes it. */
export type Sent = {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Uint8Array | string;
};

/** - sent: headers of the request that this answers */
export type Answered = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly rawPayload: Uint8Array;
  readonly sent: Readonly<Record<string, string>>;
};

export type TestNode = {
  readonly node: EwpNode;
  readonly inject: (request: Sent) => Promise<Answered>;
  readonly calls: ReceivedCall[];
  readonly iiaCnrs: ReceivedCnr[];
  readonly approvalCnrs: ReceivedCnr[];
};

/** A file that no text could be. */
export const TEST_FILE = Buffer.from([
  0x25,
  0x50,
  0x44,
  0x46,
  0x2d,
  0x00,
  0xff,
  0xfe,
  ...new Uint8Array(3000),
]);

/** A node that answers from what the builders say, and keeps what it is told. */
export function testNode(
  keys: { readonly server: EwpKeyPair; readonly clients: readonly EwpKeyPair[] },
  parts: Partial<EwpNodeServices> = {},
): TestNode {
  const calls: ReceivedCall[] = [];
  const iiaCnrs: ReceivedCnr[] = [];
  const approvalCnrs: ReceivedCnr[] = [];
  const node = ewpNode({
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
    institutions: async (heiIds) => (heiIds.includes(OWN) ? [buildHei()] : []),
    ounits: async (by, values) => [buildOunit()].filter((ounit) => values.includes(ounit[by])),
    factsheet: async () => buildFactsheet(),
    file: async (fileId, { heiIds }) =>
      fileId === 'file-1' && heiIds.includes(PARTNER)
        ? { contentType: 'application/pdf', bytes: TEST_FILE }
        : null,
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
  return { node, inject: (request) => inject(node, request), calls, iiaCnrs, approvalCnrs };
}

async function inject(
  node: EwpNode,
  { method = 'GET', url, headers = {}, payload = '' }: Sent,
): Promise<Answered> {
  const sent = Buffer.from(payload);
  const { status, body, ...answer } = await node.answer({
    method,
    pathAndQuery: url,
    headers,
    body: sent.byteLength > FORM_LIMIT_BYTES ? null : sent,
    address: '192.0.2.1',
  });
  return {
    ...answer,
    statusCode: status,
    body: Buffer.from(body).toString('utf8'),
    rawPayload: body,
    sent: headers,
  };
}
