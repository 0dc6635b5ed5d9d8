import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { providerDocument } from './providerDocument.ts';
import { providerKeys } from './providerKeys.ts';

const LONG_MS = 11 * 60_000;
const PAUSE_MS = 5_000;
const PIECE = Buffer.alloc(64 * 1024, ' ');
const realNow = Date.now;
/** The keys do not look at what is signed. */
const NOTHING_SIGNED = { payload: '', signature: '' };
const UNREACHABLE = { name: 'ProviderUnreachableError' };

let server: Server;
let answer: (response: ServerResponse) => void;
let requests = 0;
let base = '';
let jwks = '';

const answerWith = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};
function answerWithoutEnd(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(PIECE));
  };
  response.on('drain', more);
  more();
}
const passTime = (lengthMs: number): void => {
  const before = Date.now();
  Date.now = () => before + lengthMs;
};

beforeAll(async () => {
  const { publicKey } = await generateKeyPair('RS256');
  jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'known', alg: 'RS256' }] });
  server = createServer((_request, response) => {
    requests += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = 0;
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

describe('the keys of a provider', () => {
  function openKeys() {
    const keys = providerKeys(async () => ({ issuer: 'https://idp.example', jwks_uri: `${base}/certs` }));
    return async (kid: string) => keys({ alg: 'RS256', kid }, NOTHING_SIGNED);
  }

  test('keys that are known do while the provider is in trouble, and a new one is no forged one then', async () => {
    const keyOf = openKeys();
    answer = answerWith(200, jwks);
    await expect(keyOf('known')).resolves.toBeDefined();
    answer = answerWith(503, '{}');
    passTime(LONG_MS);
    await expect(keyOf('known')).resolves.toBeDefined();
    await expect(keyOf('new')).rejects.toMatchObject(UNREACHABLE);
    answer = answerWith(200, jwks);
    passTime(PAUSE_MS);
    await expect(keyOf('new')).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['has no end', answerWithoutEnd],
    ['is no JSON', answerWith(200, '<html>')],
    ['holds no keys', answerWith(200, '{}')],
    ['is an error', answerWith(500, '{}')],
  ])('are asked for once in a while, whatever comes with tokens, when the response %s', async (_, bad) => {
    const keyOf = openKeys();
    answer = bad;
    for (let tokens = 0; tokens < 5; tokens += 1) await expect(keyOf('known')).rejects.toThrow();
    expect(requests).toBe(1);
    answer = answerWith(200, jwks);
    passTime(PAUSE_MS);
    await expect(keyOf('known')).resolves.toBeDefined();
  });

  test('are asked for although the clock was set back since the last try', async () => {
    const keyOf = openKeys();
    answer = answerWith(500, '{}');
    await expect(keyOf('known')).rejects.toMatchObject(UNREACHABLE);
    answer = answerWith(200, jwks);
    passTime(-LONG_MS);
    await expect(keyOf('known')).resolves.toBeDefined();
  });
});

describe('the discovery document of a provider', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['has no end', answerWithoutEnd],
    ['is no JSON', answerWith(200, '<html>')],
    ['lacks members', answerWith(200, '{}')],
    ['is an error', answerWith(500, '{}')],
  ])('is asked for once in a while, whatever comes with tokens, when the response %s', async (_, bad) => {
    const find = providerDocument(base);
    answer = bad;
    for (let tokens = 0; tokens < 5; tokens += 1) await expect(find()).rejects.toMatchObject(UNREACHABLE);
    expect(requests).toBe(1);
    const document = { issuer: base, jwks_uri: `${base}/certs` };
    answer = answerWith(200, JSON.stringify(document));
    passTime(PAUSE_MS);
    expect(await find()).toEqual(document);
    await find();
    expect(requests).toBe(2);
  });
});
