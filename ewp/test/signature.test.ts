import { createPublicKey } from 'node:crypto';
import httpSignature from 'http-signature';
import {
  fingerprintOf,
  keyPairPem,
  makeKeyPair,
  readKeyPair,
  readPublicKey,
  type EwpKeyPair,
} from '../src/keys.ts';
import { digestOf } from '../src/signature/digest.ts';
import { memoryReplayStore } from '../src/signature/replayStore.ts';
import { signRequest } from '../src/signature/signRequest.ts';
import { signResponse, wantsSignedAnswer } from '../src/signature/signResponse.ts';
import { parseSignatureParameters } from '../src/signature/signatureParameters.ts';
import { verifyRequest, type IncomingRequest, type RequestVerifier } from '../src/signature/verifyRequest.ts';
import { responseFault } from '../src/signature/verifyResponse.ts';
import { signedHeaders } from './support/signedHeaders.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const ID = 'dc05b425-4e86-4106-8dde-1257fccf53e5';
const BODY = Buffer.from('echo=%CE%B1&echo=b');
const URL_OF_ECHO = new URL('https://node.example/ewp/echo?decoy=1');

let client: EwpKeyPair;
let other: EwpKeyPair;

beforeAll(async () => {
  [client, other] = await Promise.all([makeKeyPair(), makeKeyPair()]);
});

function verifier(parts: Partial<RequestVerifier> = {}): RequestVerifier {
  return {
    hosts: ['node.example'],
    clientKey: async (fingerprint) =>
      fingerprint === client.fingerprint ? createPublicKey(client.privateKey) : null,
    replay: memoryReplayStore(() => NOW),
    clock: () => NOW,
    ...parts,
  };
}

function ourRequest(): IncomingRequest {
  const { headers } = signRequest(
    { method: 'POST', url: URL_OF_ECHO, body: BODY, requestId: ID, date: NOW, wantsSignature: true },
    client,
  );
  return {
    method: 'POST',
    pathAndQuery: '/ewp/echo?decoy=1',
    headers: { ...headers, host: 'node.example', 'x-unsigned': '1' },
    body: BODY,
  };
}

/** A request as another program would sign it, whatever is wrong with it. */
function request(
  change: Parameters<typeof signedHeaders>[0] = {},
  after: Partial<IncomingRequest> = {},
): IncomingRequest {
  const options = {
    key: client,
    method: 'POST',
    path: '/ewp/echo',
    host: 'node.example',
    body: BODY,
    date: NOW,
    requestId: ID,
    ...change,
  };
  return { method: 'POST', pathAndQuery: '/ewp/echo', headers: signedHeaders(options), body: BODY, ...after };
}

describe('signRequest', () => {
  test('makes what verifyRequest accepts, with every header signed', async () => {
    const verified = await verifyRequest(ourRequest(), verifier());
    expect(verified).toMatchObject({ keyId: client.fingerprint, requestId: ID });
    expect(Object.keys(verified.headers)).toEqual(
      expect.arrayContaining(['accept-signature', 'want-digest', 'original-date', 'digest']),
    );
    expect(verified.headers).not.toHaveProperty('x-unsigned');
  });

  test('makes what an independent program accepts', () => {
    const { headers, method } = ourRequest();
    // The program knows Date alone as a date to check.
    const parsed = httpSignature.parseRequest(
      { method, url: '/ewp/echo?decoy=1', headers, httpVersion: '1.1' },
      { clockSkew: 10 ** 9, headers: ['digest'] },
    );
    const pem = createPublicKey(client.privateKey).export({ type: 'spki', format: 'pem' }).toString();
    expect(httpSignature.verifySignature(parsed, pem)).toBe(true);
  });
});

describe('verifyRequest', () => {
  test.each([
    ['Date alone', {}],
    ['Original-Date alone', { dateHeaders: ['original-date'] }],
    ['both dates', { dateHeaders: ['date', 'original-date'] }],
    [
      'headers in another order, and more of them',
      {
        names: ['digest', 'x-extra', 'x-request-id', 'date', 'host', '(request-target)'],
        extra: { 'x-extra': 'a' },
      },
    ],
    [
      'names of headers in capitals',
      { names: ['(request-target)', 'Host', 'Date', 'Digest', 'X-Request-Id'] },
    ],
    ['a digest whose algorithm is in lower case', { digest: digestOf(BODY).replace('SHA-256', 'sha-256') }],
    ['several digests', { digest: `MD5=abc=, ${digestOf(BODY)}` }],
    ['a date that is 4 minutes old', { date: new Date(NOW.getTime() - 4 * 60_000) }],
    ['a date that is 4 minutes ahead', { date: new Date(NOW.getTime() + 4 * 60_000) }],
  ])('accepts %s', async (_what, change) => {
    await expect(verifyRequest(request(change), verifier())).resolves.toMatchObject({ requestId: ID });
  });

  test.each<[number, string, IncomingRequestChange]>([
    [401, 'a request without Authorization', { drop: 'authorization' }],
    [401, 'another method of authorization', { set: { authorization: 'Bearer abc' } }],
    [401, 'malformed parameters', { set: { authorization: 'Signature keyId=abc' } }],
    [401, 'another algorithm', { algorithm: 'rsa-sha512' }],
    [401, 'no list of signed headers', { names: [] }],
    ...['(request-target)', 'host', 'date', 'digest', 'x-request-id'].map(
      (missing): [number, string, IncomingRequestChange] => [
        401,
        `a signature that does not cover ${missing}`,
        {
          names: ['(request-target)', 'host', 'date', 'digest', 'x-request-id'].filter(
            (name) => name !== missing,
          ),
        },
      ],
    ),
    [403, 'a key that the registry does not know', { isOtherKey: true }],
    [403, 'a keyId that is no fingerprint', { keyId: 'node.example' }],
    [403, 'a keyId in capitals', { isKeyIdUpperCase: true }],
    [400, 'the key of somebody else under a known keyId', { isForged: true }],
    [400, 'another host', { host: 'other.example' }],
    [400, 'a date that is 20 minutes old', { date: new Date(NOW.getTime() - 20 * 60_000) }],
    [400, 'a date that is 20 minutes ahead', { date: new Date(NOW.getTime() + 20 * 60_000) }],
    [400, 'a date in another form', { set: { date: NOW.toISOString() } }],
    [
      400,
      'a stale Date beside a good Original-Date',
      { dateHeaders: ['original-date'], extra: { date: 'Sat, 21 Nov 2026 09:00:00 GMT' } },
    ],
    [400, 'an X-Request-Id in capitals', { requestId: ID.toUpperCase() }],
    [400, 'an X-Request-Id that is no UUID', { requestId: '1234' }],
    [400, 'an X-Request-Id that is empty', { requestId: '' }],
    [400, 'another body', { after: { body: Buffer.from('echo=c') } }],
    [400, 'another path', { after: { pathAndQuery: '/ewp/iias/get' } }],
    [400, 'another method', { after: { method: 'GET' } }],
    [400, 'a wrong digest that was signed', { digest: digestOf(Buffer.from('other')) }],
    [400, 'a SHA-1 digest', { digest: 'SHA=thvDyvhfIqlvFe+A9MYgxAfm1q5=' }],
    [
      400,
      'a signed header that is not there',
      { names: ['(request-target)', 'host', 'date', 'digest', 'x-request-id', 'x-gone'] },
    ],
    [400, 'a signature that is no base64', { signature: '!!!' }],
  ])('answers %d to %s', async (status, _what, change) => {
    const { after, drop, set, isOtherKey, isForged, isKeyIdUpperCase, ...options } = change;
    const made = request(
      {
        ...options,
        ...(isOtherKey ? { key: other } : {}),
        ...(isForged ? { key: other, keyId: client.fingerprint } : {}),
        ...(isKeyIdUpperCase ? { keyId: client.fingerprint.toUpperCase() } : {}),
      },
      after,
    );
    const headers = Object.fromEntries(
      Object.entries({ ...made.headers, ...set }).filter(([name]) => name !== drop),
    );
    await expect(verifyRequest({ ...made, headers }, verifier())).rejects.toMatchObject({ status });
  });

  test('answers 400 to a request that came before, and takes the same id from another client', async () => {
    const clientKey = async (fingerprint: string) =>
      createPublicKey((fingerprint === client.fingerprint ? client : other).privateKey);
    const both = verifier({ clientKey });
    await verifyRequest(request(), both);
    await expect(verifyRequest(request(), both)).rejects.toMatchObject({ status: 400 });
    await expect(verifyRequest(request({ key: other }), both)).resolves.toMatchObject({
      keyId: other.fingerprint,
    });
  });

  test('remembers no request that it refuses', async () => {
    const ours = verifier();
    await expect(verifyRequest(request({ digest: 'SHA-256=x' }), ours)).rejects.toMatchObject({
      status: 400,
    });
    await expect(verifyRequest(request(), ours)).resolves.toMatchObject({ requestId: ID });
  });
});

type IncomingRequestChange = NonNullable<Parameters<typeof signedHeaders>[0]> & {
  readonly after?: Partial<IncomingRequest>;
  readonly drop?: string;
  readonly set?: Record<string, string>;
  readonly isOtherKey?: boolean;
  readonly isForged?: boolean;
  readonly isKeyIdUpperCase?: boolean;
};

describe('memoryReplayStore', () => {
  test('forgets a request when its time has passed', async () => {
    let now = NOW;
    const store = memoryReplayStore(() => now);
    const entry = { keyId: 'k', requestId: ID, expiresAt: new Date(NOW.getTime() + 600_000) };
    expect(await store.remember(entry)).toBe(true);
    expect(await store.remember(entry)).toBe(false);
    now = new Date(NOW.getTime() + 600_001);
    expect(await store.remember(entry)).toBe(true);
  });
});

describe('parseSignatureParameters', () => {
  test.each([
    '',
    'keyId="a"',
    'keyId="a",keyId="b",algorithm="x",signature="y"',
    'keyId=a,algorithm=x,signature=y',
    '"',
    'keyId="a" algorithm="b"',
  ])('refuses %j', (text) => {
    expect(parseSignatureParameters(text)).toBeNull();
  });
});

describe('wantsSignedAnswer', () => {
  test.each([
    ['rsa-sha256', true],
    ['RSA-SHA256', true],
    ['ed25519, rsa-sha256', true],
    ['hmac-sha256', false],
    ['', false],
    [undefined, false],
  ])('of %j is %s', (header, wants) => {
    expect(wantsSignedAnswer(header)).toBe(wants);
  });
});

describe('responseFault', () => {
  const answer = Buffer.from('<response/>');
  const sign = (key: EwpKeyPair, parts: object = {}) =>
    ({
      ...signResponse({ body: answer, date: NOW, requestId: ID, requestSignature: 'c2ln', ...parts }, key),
    }) as Record<string, string>;
  const check = (headers: Record<string, string>, body = answer) =>
    responseFault(
      { headers, body },
      {
        requestId: ID,
        requestSignature: 'c2ln',
        serverKey: async (fingerprint) =>
          fingerprint === client.fingerprint ? createPublicKey(client.privateKey) : null,
        clock: () => NOW,
      },
    );

  test('is null for an answer of the host that was asked', async () => {
    expect(await check(sign(client))).toBeNull();
  });

  test.each<[string, () => Promise<string | null>]>([
    ['an unsigned answer', () => check({})],
    ['a key of somebody else', () => check(sign(other))],
    ['another body', () => check(sign(client), Buffer.from('<other/>'))],
    [
      'the answer to another request',
      () => check(sign(client, { requestId: 'ac05b425-4e86-4106-8dde-1257fccf53e5' })),
    ],
    ['the answer to another signature', () => check(sign(client, { requestSignature: 'b3RoZXI=' }))],
    [
      'an answer without the id of the request',
      () => check({ ...sign(client, { requestId: undefined }), 'x-request-id': ID }),
    ],
    ['an old answer', () => check(sign(client, { date: new Date(NOW.getTime() - 3_600_000) }))],
    [
      'a changed date',
      () => check({ ...sign(client), 'original-date': new Date(NOW.getTime() + 1000).toUTCString() }),
    ],
    [
      'another algorithm',
      () =>
        check({
          ...sign(client),
          signature: sign(client)['signature']!.replace('rsa-sha256', 'hmac-sha256'),
        }),
    ],
  ])('tells of %s', async (_what, fault) => {
    expect(await fault()).toEqual(expect.any(String));
  });
});

describe('keys', () => {
  test('come back from PEM as they were', () => {
    expect(readKeyPair(keyPairPem(client))).toMatchObject({
      fingerprint: client.fingerprint,
      publicKey: client.publicKey,
    });
  });

  test('have the fingerprint that the published catalogue gives', () => {
    expect(fingerprintOf(client.publicKey)).toBe(client.fingerprint);
    expect(client.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that are too short, or no RSA keys, are refused', async () => {
    const { generateKeyPairSync } = await import('node:crypto');
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(() => readKeyPair(short.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toThrow(
      /2048/,
    );
    for (const { publicKey } of [short, curve]) {
      expect(readPublicKey(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'))).toBeNull();
    }
    expect(readPublicKey('')).toBeNull();
    expect(readPublicKey('garbage')).toBeNull();
  });
});
