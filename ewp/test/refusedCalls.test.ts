import { createPublicKey, verify } from 'node:crypto';
import { makeKeyPair, type EwpKeyPair } from '../src/keys.ts';
import { NoCatalogue } from '../src/registry/catalogueSource.ts';
import { REFUSED_BODY_BYTES, type RefusedCall } from '../src/node/refusedCall.ts';
import { OWN, PARTNER } from '../testing/builders.ts';
import { signedHeaders, type SigningOptions } from './support/signedHeaders.ts';
import { testNode, type TestNode } from './support/testNode.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BODY = `notifier_hei_id=${PARTNER}&iia_id=b-4`;

let server: EwpKeyPair;
let client: EwpKeyPair;
let stranger: EwpKeyPair;
let kept: RefusedCall[];
let node: TestNode;

beforeAll(async () => {
  [server, client, stranger] = await Promise.all([makeKeyPair(), makeKeyPair(), makeKeyPair()]);
});
beforeEach(() => {
  kept = [];
  node = testNode(
    { server, clients: [client] },
    {
      recordRefused: async (call) => void kept.push(call),
      registry: {
        clientKey: async (fingerprint) =>
          fingerprint === client.fingerprint ? createPublicKey(client.privateKey) : null,
        heisOfClientKey: async (fingerprint) => (fingerprint === client.fingerprint ? [PARTNER] : []),
      },
    },
  );
});

const PATH = '/ewp/iia-cnr';

function send(options: SigningOptions & { readonly payload?: string; readonly url?: string } = {}) {
  const { payload = BODY, url = PATH, ...signing } = options;
  const headers = signedHeaders({
    key: client,
    method: 'POST',
    path: url,
    host: 'node.example',
    body: Buffer.from(BODY),
    ...signing,
  });
  return node.inject({ method: 'POST', url, headers: { ...headers, ...FORM }, payload });
}

describe('a refused call', () => {
  test('is kept as it came, with what the signature has to be of', async () => {
    const { sent } = await send({ payload: `${BODY}&more=1` });
    const [call] = kept;
    expect(call).toMatchObject({
      api: 'iia-cnr',
      method: 'POST',
      pathAndQuery: PATH,
      headers: sent,
      bodyBytes: BODY.length + 7,
      sender: 'claimed',
      keyId: client.fingerprint,
      heiIds: [PARTNER],
      status: 400,
      reason: 'The Digest header has no SHA-256 digest of the body that was received.',
    });
    expect(Buffer.from(call?.body ?? '').toString()).toBe(`${BODY}&more=1`);
    const signature = /signature="([^"]*)"/.exec(sent['authorization'] ?? '')?.[1] ?? '';
    const fits = verify(
      'sha256',
      Buffer.from(call?.signed ?? ''),
      createPublicKey(client.privateKey),
      Buffer.from(signature, 'base64'),
    );
    expect(fits).toBe(true);
  });

  test('of a caller who proved to have made it says so', async () => {
    const none = `notifier_hei_id=${OWN}`;
    await send({ body: Buffer.from(none), payload: none });
    expect(kept).toMatchObject([{ sender: 'proved', keyId: client.fingerprint, heiIds: [PARTNER] }]);
    expect(node.calls).toHaveLength(1);
  });

  test('of a stranger names nobody, and brings nothing that is nobody`s business', async () => {
    await send({ key: stranger });
    await node.inject({
      url: '/ewp/nothing',
      headers: { cookie: 'sid=1', authorization: 'Bearer secret', 'x-forwarded-for': '192.0.2.7', accept: '*/*' },
    });
    expect(kept).toMatchObject([
      { sender: 'unnamed', keyId: null, heiIds: [], status: 403 },
      { sender: 'unnamed', api: null, headers: { accept: '*/*' }, status: 404 },
    ]);
    expect(kept[1]?.headers).toEqual({ accept: '*/*' });
  });

  test('is kept in its beginning when it is long, and without its body when it is too long to be read', async () => {
    await send({ payload: 'a'.repeat(REFUSED_BODY_BYTES + 1) });
    await send({ payload: 'a'.repeat(1_100_000) });
    expect(kept.map(({ body, bodyBytes, status }) => [body.byteLength, bodyBytes, status])).toEqual([
      [REFUSED_BODY_BYTES, REFUSED_BODY_BYTES + 1, 400],
      [0, null, 413],
    ]);
  });

  test('is no call that was answered, and none of a flood', async () => {
    await send();
    expect(kept).toEqual([]);
    for (let call = 0; call < 700; call += 1) await node.inject({ url: '/ewp/echo' });
    expect(kept).toHaveLength(20);
    // Whoever is known is not kept from it by the noise of others.
    await send({ body: Buffer.from('x=1'), payload: 'x=1' });
    expect(kept.at(-1)).toMatchObject({ sender: 'proved' });
  });

  test('is answered all the same where it cannot be kept or the registry cannot be asked', async () => {
    const away = () => Promise.reject(new NoCatalogue('away'));
    const mute = testNode(
      { server, clients: [client] },
      {
        registry: { clientKey: away, heisOfClientKey: away },
        recordRefused: async (call) => {
          kept.push(call);
          throw new Error('full');
        },
      },
    );
    const headers = signedHeaders({ key: client, method: 'GET', path: '/ewp/echo', host: 'node.example' });
    expect((await mute.inject({ url: '/ewp/echo', headers })).statusCode).toBe(503);
    expect(kept).toMatchObject([{ sender: 'unnamed', status: 503 }]);
  });
});
