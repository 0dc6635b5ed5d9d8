import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { providerKeys } from './providerKeys.ts';

const LONG_MS = 11 * 60_000;
const realNow = Date.now;
/** The keys do not look at what is signed. */
const NOTHING_SIGNED = { payload: '', signature: '' };

let server: Server;
let status = 200;
let address = '';
beforeAll(async () => {
  const { publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'known', alg: 'RS256' }];
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/certs`;
});
afterEach(() => {
  Date.now = realNow;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

test('keys that are known do while the provider is in trouble, and a new one is no forged one then', async () => {
  const keys = providerKeys(async () => ({ issuer: 'https://idp.example', jwks_uri: address }));
  const keyOf = (kid: string) => keys({ alg: 'RS256', kid }, NOTHING_SIGNED);
  await expect(keyOf('known')).resolves.toBeDefined();
  status = 503;
  Date.now = () => realNow() + LONG_MS;
  await expect(keyOf('known')).resolves.toBeDefined();
  await expect(keyOf('new')).rejects.toMatchObject({ name: 'ProviderUnreachableError' });
  status = 200;
  await expect(keyOf('new')).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
});
