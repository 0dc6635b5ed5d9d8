import fastify, { type FastifyInstance } from 'fastify';
import { makeKeyPair, readPublicKey } from 'ewp/signature';
import { serveNode } from '../../../src/exchange/node/serveNode.ts';
import { registerErrorHandler } from '../../../src/platform/answers/errorHandler.ts';
import { requestIdOf } from '../../../src/platform/requests/requestId.ts';
import { registerSecurityHeaders } from '../../../src/platform/answers/securityHeaders.ts';

/** A server that has a life of its own: another error handler, another parser, headers on every answer. */
let app: FastifyInstance;

beforeAll(async () => {
  const key = await makeKeyPair();
  app = fastify({ logger: false, exposeHeadRoutes: true, genReqId: requestIdOf });
  registerErrorHandler(app);
  registerSecurityHeaders(app, { isHttps: false });
  app.setNotFoundHandler(async () => ({ portal: true }));
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) =>
    done(new Error('not for you')),
  );
  await serveNode(app, {
    identity: {
      heiId: 'uni-a.example',
      publicUrl: 'https://node.example',
      adminEmails: ['ewp@uni-a.example'],
      adminProvider: 'Mobility Portal',
      otherIds: [],
      names: [{ value: 'University A', lang: 'en' }],
    },
    clientKeys: [key],
    serverKeys: [key],
    registry: { clientKey: async () => readPublicKey(key.publicKey), heisOfClientKey: async () => [] },
  });
  await app.ready();
});
afterAll(() => app.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ERROR = expect.stringContaining('<error-response');

describe('the node inside the server', () => {
  test('answers its manifest to GET and HEAD, with none of the ids of the portal', async () => {
    const got = await app.inject({ url: '/ewp/manifest.xml' });
    expect([got.statusCode, got.headers['content-type'], got.headers['x-request-id']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      undefined,
    ]);
    expect(got.body).toContain('<manifest');
    expect((await app.inject({ method: 'HEAD', url: '/ewp/manifest.xml' })).statusCode).toBe(200);
  });

  test('answers whatever goes wrong below its path with a document of the network', async () => {
    const unsigned = { method: 'POST', url: '/ewp/echo', headers: FORM } as const;
    const cases = [
      [await app.inject({ ...unsigned, payload: 'echo=a' }), 401],
      [await app.inject({ ...unsigned, payload: `echo=${'a'.repeat(1_100_000)}` }), 413],
      [await app.inject({ ...unsigned, headers: { ...FORM, 'content-length': '-1' } }), 400],
      [await app.inject({ ...unsigned, method: 'DELETE' }), 405],
      [await app.inject('/ewp/nothing'), 404],
      [await app.inject('/ewp'), 404],
      [await app.inject('/ewp/'), 404],
    ] as const;
    for (const [response, status] of cases) {
      expect([response.statusCode, response.body]).toEqual([status, ERROR]);
    }
  });

  test('signs a refusal of what is too large when it is asked to', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/ewp/echo',
      headers: { ...FORM, 'accept-signature': 'rsa-sha256' },
      payload: 'a'.repeat(1_100_000),
    });
    expect([response.statusCode, typeof response.headers['signature']]).toEqual([413, 'string']);
  });

  test('leaves the rest of the server as it is', async () => {
    expect((await app.inject('/elsewhere')).json()).toEqual({ portal: true });
  });
});
