import { type EwpKeyPair, makeKeyPair } from 'ewp/signature';
import type { EwpApi } from 'ewp/documents';
import { partnerServer, type PartnerServer } from 'ewp/testing';
import { ewpNetwork } from '../../../src/exchange/network/ewpNetwork.ts';

const HEI = 'b.example';

let key: EwpKeyPair;
let former: PartnerServer;
let present: PartnerServer;
let gone: number;
const calls: string[] = [];

beforeAll(async () => {
  key = await makeKeyPair();
  former = await partnerServer((_request, response) => {
    calls.push('former');
    response.writeHead(gone).end();
  });
  present = await partnerServer((_request, response) => {
    calls.push('present');
    response.writeHead(204).end();
  });
});
afterAll(async () => {
  await former.stop();
  await present.stop();
});
beforeEach(() => {
  calls.length = 0;
});

const endpointAt = (origin: string, api: EwpApi) => ({
  heiId: HEI,
  api,
  version: '3.0.0',
  signsAnswers: true,
  values: { url: `${origin}/cnr` },
});

/** - newer: what the registry names when it is asked anew */
function notify(newer: PartnerServer) {
  const network = ewpNetwork({
    key,
    registry: {
      serverKey: async () => null,
      endpoint: async (_heiId, api) => endpointAt(former.origin, api),
      newerEndpoint: async (_heiId, api) => endpointAt(newer.origin, api),
    },
    clock: () => new Date(),
    allowsLoopback: true,
    record: async () => undefined,
  });
  return network.notify('iia-cnr', HEI, '1', { agreementId: null, userId: null });
}

describe('a partner that has changed its provider', () => {
  test.each([404, 410])('is called at its present address once the former one answers %i', async (status) => {
    gone = status;
    expect(await notify(present)).toMatchObject({ isDone: true, status: 204 });
    expect(calls).toEqual(['former', 'present']);
  });

  test('is called again later while the registry names the former address', async () => {
    gone = 410;
    expect(await notify(former)).toMatchObject({
      isDone: false,
      failure: { status: 410, isWorthRetry: true },
    });
    expect(calls).toEqual(['former']);
  });

  test('is not looked up for a refusal', async () => {
    gone = 403;
    expect(await notify(present)).toMatchObject({
      isDone: false,
      failure: { status: 403, isWorthRetry: false },
    });
    expect(calls).toEqual(['former']);
  });
});
