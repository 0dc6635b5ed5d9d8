import { writeIiasApproval } from 'ewp/documents';
import {
  type EwpKeyPair,
  makeKeyPair,
  parseSignatureParameters,
  readPublicKey,
  signResponse,
} from 'ewp/signature';
import { partnerServer, type PartnerServer } from 'ewp/testing';
import { ewpNetwork } from '../../../src/exchange/network/ewpNetwork.ts';

const HASH = 'a'.repeat(64);

let own: EwpKeyPair;
let theirs: EwpKeyPair;
let partner: PartnerServer;
let approved: readonly string[];

beforeAll(async () => {
  [own, theirs] = await Promise.all([makeKeyPair(), makeKeyPair()]);
  partner = await partnerServer((request, response) => {
    const body = Buffer.from(writeIiasApproval(approved.map((iiaId) => ({ iiaId, iiaHash: HASH }))));
    const signature = String(request.headers['authorization']).replace('Signature ', '');
    const repeated = {
      requestId: String(request.headers['x-request-id']),
      requestSignature: parseSignatureParameters(signature)!.signature,
    };
    response.writeHead(200, signResponse({ body, date: new Date(), ...repeated }, theirs)).end(body);
  });
});
afterAll(() => partner.stop());

function approvals(ids: readonly string[]) {
  approved = ids;
  const network = ewpNetwork({
    key: own,
    registry: {
      serverKey: async () => readPublicKey(theirs.publicKey),
      newerEndpoint: async () => null,
      endpoint: async (_heiId, api) => ({
        heiId: 'b.example',
        api,
        version: '2.0.0',
        signsAnswers: true,
        values: { url: `${partner.origin}/approval` },
      }),
    },
    clock: () => new Date(),
    allowsLoopback: true,
    record: async () => undefined,
  });
  return network.approvals('b.example', '17', { agreementId: 17, userId: null });
}

describe("a partner's answer about approvals", () => {
  test('is taken when it is of the copy that was asked for, or empty', async () => {
    expect(await approvals(['4', '17'])).toMatchObject({ isDone: true, value: [{}, { iiaId: '17' }] });
    expect(await approvals([])).toMatchObject({ isDone: true, value: [] });
  });

  test('says nothing of an approval that was withdrawn when it is of other copies alone', async () => {
    expect(await approvals(['4', '170'])).toMatchObject({
      isDone: false,
      failure: { kind: 'not-valid', isWorthRetry: false },
    });
  });
});
