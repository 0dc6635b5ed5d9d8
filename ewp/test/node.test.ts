import { createPublicKey } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { ECHO } from '../src/documents/echo.ts';
import { ERROR_RESPONSE } from '../src/documents/errorResponse.ts';
import { IIAS_GET, hashOfIia } from '../src/documents/iia/iiasGet.ts';
import { makeKeyPair, type EwpKeyPair } from '../src/keys.ts';
import { NS } from '../src/documents/namespaces.ts';
import { declaredElementsOf, qualifiedName } from '../src/xml/declaredElements.ts';
import { NoCatalogue } from '../src/registry/catalogueSource.ts';
import { EwpProblem } from '../src/node/ewpProblem.ts';
import { parseSignatureParameters } from '../src/signature/signatureParameters.ts';
import { responseFault } from '../src/signature/verifyResponse.ts';
import { readOwnXml } from '../src/xml/readXml.ts';
import type { XmlTree } from '../src/xml/xmlTree.ts';
import { buildConditions, buildIia, buildStudentSpec, OWN, PARTNER } from '../testing/builders.ts';
import { signedHeaders, type SigningOptions } from './support/signedHeaders.ts';
import { TEST_FILE, testNode, type Answered, type TestNode } from './support/testNode.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let server: EwpKeyPair;
let client: EwpKeyPair;
let stranger: EwpKeyPair;
let node: TestNode;

beforeAll(async () => {
  [server, client, stranger] = await Promise.all([makeKeyPair(), makeKeyPair(), makeKeyPair()]);
  node = testNode({ server, clients: [client] });
});

type Options = SigningOptions & {
  readonly type?: Record<string, string>;
  readonly form?: string;
  readonly on?: TestNode;
};

function call(
  method: string,
  path: string,
  { type, form, on = node, ...options }: Options = {},
): Promise<Answered> {
  const body = Buffer.from(form ?? '');
  const headers = signedHeaders({ key: client, method, path, host: 'node.example', body, ...options });
  return on.inject({
    method,
    url: path,
    headers: { ...headers, ...(form === undefined ? {} : (type ?? FORM)) },
    payload: body,
  });
}

/** Every answer has to be a valid document; what differs is its kind. */
function rootOf(response: Answered): XmlTree {
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  return readOwnXml(response.body);
}

function expectError(response: Answered, status: number): string {
  expect(response.statusCode).toBe(status);
  const root = rootOf(response);
  expect([root.namespace, root.name]).toEqual([ERROR_RESPONSE.namespace, ERROR_RESPONSE.rootName]);
  const { developerMessage, userMessages } = ERROR_RESPONSE.read(root);
  expect(userMessages.map(({ lang }) => lang)).toEqual(['en', 'el']);
  return developerMessage;
}

const READS: readonly (readonly [string, string])[] = [
  ['/ewp/echo', 'echo=a&echo=b'],
  ['/ewp/institutions', `hei_id=${OWN}`],
  ['/ewp/ounits', `hei_id=${OWN}&ounit_id=law`],
  ['/ewp/factsheet', `hei_id=${OWN}`],
  ['/ewp/iias/index', 'receiving_academic_year_id=2026%2F2027'],
  ['/ewp/iias/get', 'iia_id=17'],
  ['/ewp/iias-approval', 'iia_id=b-4'],
];
const CNRS: readonly (readonly [string, string])[] = [
  ['/ewp/iia-cnr', 'iia_id=b-4'],
  ['/ewp/iia-approval-cnr', 'iia_id=17'],
];

describe('manifest', () => {
  test.each([
    ['no origin', { publicUrl: 'https://node.example/' }, /publicUrl has to be an origin/],
    ['no address', { publicUrl: '' }, /publicUrl has to be an origin/],
    ['no name', { names: [] }, /names has to have a name/],
    ['no address to write to', { adminEmails: [] }, /makes no valid manifest.*admin-email/],
    ['an id that is no domain', { heiId: 'University A' }, /heiId has to be a domain/],
  ])('a node does not start with %s', (_what, change, reason) => {
    const identity = {
      heiId: OWN,
      publicUrl: 'https://node.example',
      adminEmails: ['ewp@uni-a.example'],
      adminProvider: 'University A',
      otherIds: [],
      names: [{ value: 'University A' }],
    };
    expect(() => testNode({ server, clients: [] }, { identity: { ...identity, ...change } })).toThrow(reason);
  });

  test('is valid, open to everybody, and declares all addresses with both keys', async () => {
    const response = await node.inject({ method: 'GET', url: '/ewp/manifest.xml' });
    expect(response.statusCode).toBe(200);
    expect(rootOf(response).name).toBe('manifest');
    const paths = [
      'manifest.xml',
      'echo',
      'institutions',
      'ounits',
      'factsheet',
      'iias/get',
      'iias/index',
      'iias/stats',
      'iia-cnr',
      'iias-approval',
      'iia-approval-cnr',
    ];
    for (const path of paths) expect(response.body).toContain(`url>https://node.example/ewp/${path}<`);
    expect(response.body.split(server.publicKey)).toHaveLength(3);
  });

  test('declares nothing that its schemas do not know', async () => {
    const known = declaredElementsOf(NS.discovery);
    const unknown = (tree: XmlTree): string[] => [
      ...(known.has(qualifiedName(tree.namespace, tree.name)) ? [] : [tree.name]),
      ...tree.children.flatMap(unknown),
    ];
    expect(unknown(rootOf(await node.inject({ url: '/ewp/manifest.xml' })))).toEqual([]);
  });

  test('takes no other methods', async () => {
    expectError(await node.inject({ method: 'POST', url: '/ewp/manifest.xml' }), 405);
  });
});

describe('every address', () => {
  test.each(READS)('%s answers GET and POST alike', async (path, params) => {
    const got = await call('GET', `${path}?${params}`);
    const posted = await call('POST', path, { form: params });
    expect([got.statusCode, posted.statusCode]).toEqual([200, 200]);
    expect(rootOf(got)).toEqual(rootOf(posted));
    expect(rootOf(got).children.length).toBeGreaterThan(0);
  });

  test.each(CNRS)('%s answers a POST with an empty document', async (path, params) => {
    const response = await call('POST', path, { form: params });
    expect(response.statusCode).toBe(200);
    expect(rootOf(response).children).toEqual([]);
    expectError(await call('GET', `${path}?${params}`), 405);
  });

  test('counts agreements for a GET alone', async () => {
    const response = await call('GET', '/ewp/iias/stats');
    expect(rootOf(response).children.map(({ text }) => text)).toEqual(['4', '1', '2', '1']);
    expectError(await call('POST', '/ewp/iias/stats', { form: '' }), 405);
  });

  test.each([...READS, ...CNRS])('%s refuses other methods and encodings', async (path, params) => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await call(method, path, { form: params });
      expectError(response, 405);
      expect(response.headers.allow).toContain('POST');
    }
    expectError(
      await call('POST', path, { form: `{"${params}":1}`, type: { 'content-type': 'application/json' } }),
      415,
    );
    expectError(
      await call('POST', path, { form: params, type: { 'content-type': 'multipart/form-data; boundary=x' } }),
      415,
    );
    expectError(
      await call('POST', path, { form: params, type: { ...FORM, 'content-encoding': 'gzip' } }),
      415,
    );
  });

  test.each([...READS, ...CNRS])('%s refuses callers that it cannot verify', async (path, params) => {
    const unsigned = await node.inject({ method: 'POST', url: path, headers: FORM, payload: params });
    expectError(unsigned, 401);
    expect(unsigned.headers['www-authenticate']).toBe(
      'Signature realm="EWP",headers="(request-target) host date digest x-request-id"',
    );
    expect(unsigned.headers['want-digest']).toBe('SHA-256');
    expectError(await call('POST', path, { form: params, key: stranger }), 403);
    expectError(await call('POST', path, { form: params, digest: 'SHA-256=eA==' }), 400);
  });

  test('takes a server key for no client key', async () => {
    expectError(await call('GET', '/ewp/echo', { key: server }), 403);
  });

  test('answers what it does not have with 404, a body that is too large with 413', async () => {
    expectError(await call('GET', '/ewp/nothing'), 404);
    expectError(await call('POST', '/ewp/echo', { form: `echo=${'a'.repeat(1_100_000)}` }), 413);
  });

  test('refuses a request that comes twice', async () => {
    const requestId = crypto.randomUUID();
    expect((await call('GET', '/ewp/echo', { requestId })).statusCode).toBe(200);
    expect(expectError(await call('GET', '/ewp/echo', { requestId }), 400)).toContain('received before');
  });

  test.each([
    ['/ewp/institutions', ''],
    ['/ewp/institutions', 'hei_id='],
    ['/ewp/institutions', Array.from({ length: 11 }, () => 'hei_id=a').join('&')],
    ['/ewp/factsheet', 'hei_ids=uni-a.example'],
    ['/ewp/ounits', 'ounit_id=law'],
    ['/ewp/ounits', 'hei_id=other.example&ounit_id=law'],
    ['/ewp/ounits', `hei_id=${OWN}`],
    ['/ewp/ounits', `hei_id=${OWN}&hei_id=${OWN}&ounit_id=law`],
    ['/ewp/ounits', `hei_id=${OWN}&ounit_id=law&ounit_code=LAW`],
    ['/ewp/iias/get', ''],
    ['/ewp/iias/get', 'IIA_ID=17'],
    ['/ewp/iias/get', 'iia_id=17&iia_id=18'],
    ['/ewp/iias/index', 'receiving_academic_year_id=2026'],
    ['/ewp/iias/index', 'receiving_academic_year_id=2026%2F2027&receiving_academic_year_id=x'],
    ['/ewp/iias/index', 'modified_since=2026-02-12'],
    ['/ewp/iias/index', 'modified_since=2026-02-30T00%3A00%3A00Z'],
    ['/ewp/iias/index', 'modified_since=yesterday'],
    ['/ewp/iias/index', 'modified_since=2026-02-12T15%3A19%3A21Z&modified_since=2026-02-12T15%3A19%3A21Z'],
    ['/ewp/iias-approval', ''],
    ['/ewp/iias-approval', Array.from({ length: 51 }, () => 'iia_id=a').join('&')],
    ['/ewp/iia-cnr', ''],
    ['/ewp/iia-cnr', 'iia_id='],
    ['/ewp/iia-cnr', 'iia_id=1&iia_id=2'],
    ['/ewp/iia-approval-cnr', 'id=1'],
    ['/ewp/iias-approval', 'iia_id=x%00y'],
    ['/ewp/iias/get', 'iia_id=x%00y'],
    ['/ewp/iia-cnr', 'iia_id=x%00y'],
    ['/ewp/iia-approval-cnr', 'iia_id=%EF%BF%BE'],
    ['/ewp/institutions', 'hei_id=%01'],
    ['/ewp/ounits', `hei_id=${OWN}&ounit_code=%00`],
    ['/ewp/echo', 'echo=a%00'],
  ])('%s answers 400 to %j', async (path, form) => {
    expectError(await call('POST', path, { form }), 400);
  });

  test.each([
    ['/ewp/institutions', 'hei_id=other.example'],
    ['/ewp/institutions', 'hei_id=UNI-A.example'],
    ['/ewp/factsheet', 'hei_id=other.example'],
    ['/ewp/ounits', `hei_id=${OWN}&ounit_code=XYZ`],
    ['/ewp/iias/get', 'iia_id=99'],
    ['/ewp/iias-approval', 'iia_id=99'],
  ])('%s answers an empty document to %j', async (path, form) => {
    const response = await call('POST', path, { form });
    expect(response.statusCode).toBe(200);
    expect(rootOf(response).children).toEqual([]);
  });
});

describe('echo', () => {
  test('repeats what came in its order, with the institutions of the caller', async () => {
    const form = 'echo=b&echo=a&echo=b&echo=%CE%AC%26%3C&other=x';
    const { heiIds, echo } = ECHO.read(rootOf(await call('POST', '/ewp/echo?echo=decoy', { form })));
    expect({ heiIds, echo }).toEqual({ heiIds: [PARTNER], echo: ['b', 'a', 'b', 'ά&<'] });
  });

  test('answers without any value', async () => {
    expect(ECHO.read(rootOf(await call('GET', '/ewp/echo'))).echo).toEqual([]);
    expect(ECHO.read(rootOf(await call('POST', '/ewp/echo'))).echo).toEqual([]);
  });
});

describe('agreements', () => {
  test('are served with the hash that their document has', async () => {
    const [received] = IIAS_GET.read(rootOf(await call('GET', '/ewp/iias/get?iia_id=17')));
    expect(received).toMatchObject({ iiaHash: hashOfIia(buildIia()), computedHash: hashOfIia(buildIia()) });
  });

  test('pass filter and caller on', async () => {
    const asked: unknown[] = [];
    const own = testNode(
      { server, clients: [client] },
      {
        iias: {
          get: async () => [],
          stats: async () => ({
            fetchable: 0,
            localUnapprovedPartnerApproved: 0,
            localApprovedPartnerUnapproved: 0,
            bothApproved: 0,
          }),
          index: async (...args) => (asked.push(args), []),
        },
      },
    );
    const form =
      'receiving_academic_year_id=2026%2F2027&receiving_academic_year_id=2027%2F2028&modified_since=2026-02-12T15%3A19%3A21%2B02%3A00';
    await call('POST', '/ewp/iias/index', { form, on: own });
    expect(asked).toEqual([
      [
        {
          receivingAcademicYearIds: ['2026/2027', '2027/2028'],
          modifiedSince: new Date('2026-02-12T13:19:21Z'),
        },
        { keyId: client.fingerprint, heiIds: [PARTNER] },
      ],
    ]);
  });
});

describe('notifications', () => {
  test('are kept with who sent them', async () => {
    await call('POST', '/ewp/iia-cnr', { form: 'iia_id=b-77' });
    await call('POST', '/ewp/iia-approval-cnr', { form: 'iia_id=17' });
    expect(node.iiaCnrs.at(-1)).toMatchObject({ iiaId: 'b-77', notifierHeiIds: [PARTNER] });
    expect(node.approvalCnrs.at(-1)).toMatchObject({ iiaId: '17', notifierHeiIds: [PARTNER] });
  });

  test('that cannot be kept are answered with 500, so that they are sent again', async () => {
    const broken = testNode(
      { server, clients: [client] },
      { receiveIiaCnr: () => Promise.reject(new Error('secret detail')) },
    );
    const response = await call('POST', '/ewp/iia-cnr', { form: 'iia_id=1', on: broken });
    expectError(response, 500);
    expect(response.body).not.toContain('secret');
  });
});

describe('answers', () => {
  const signing = {
    names: ['(request-target)', 'host', 'date', 'digest', 'x-request-id', 'accept-signature'],
  };

  async function faultOf(response: Answered, requestId: string): Promise<string | null> {
    const sent = response.sent['authorization']!.replace('Signature ', '');
    return responseFault(
      { headers: response.headers, body: response.rawPayload },
      {
        requestId,
        requestSignature: parseSignatureParameters(sent)!.signature,
        serverKey: async (fingerprint) =>
          fingerprint === server.fingerprint ? createPublicKey(server.privateKey) : null,
        clock: () => new Date(),
      },
    );
  }

  test.each([
    ['a good request', 'GET', '/ewp/echo?echo=a', {}, 200],
    ['a file', 'GET', '/ewp/file?file_id=file-1', {}, 200],
    ['a request without a parameter', 'GET', '/ewp/iias/get', {}, 400],
    ['a wrong method', 'DELETE', '/ewp/echo', {}, 405],
    ['a wrong digest', 'GET', '/ewp/echo', { digest: 'SHA-256=eA==' }, 400],
    ['an unknown address', 'GET', '/ewp/none', {}, 404],
  ])('to %s are signed when the caller asks for it', async (_what, method, path, options, status) => {
    const requestId = crypto.randomUUID();
    const response = await call(method, path, {
      ...signing,
      ...options,
      requestId,
      extra: { 'accept-signature': 'ed25519, RSA-SHA256' },
    });
    expect(response.statusCode).toBe(status);
    expect(await faultOf(response, requestId)).toBeNull();
  });

  test('are not signed for an algorithm that nobody knows, nor when the wish was not signed', async () => {
    const unknown = await call('GET', '/ewp/echo', { ...signing, extra: { 'accept-signature': 'ed25519' } });
    const unsigned = await call('GET', '/ewp/echo', { extra: { 'accept-signature': 'rsa-sha256' } });
    expect([unknown.headers['signature'], unsigned.headers['signature']]).toEqual([undefined, undefined]);
  });

  test('are packed for who takes that, and signed as they are sent', async () => {
    const requestId = crypto.randomUUID();
    const form = `echo=${'word '.repeat(1_000)}`;
    const packed = await call('POST', '/ewp/echo', {
      ...signing,
      requestId,
      form,
      extra: { 'accept-encoding': 'br, gzip;q=0.8', 'accept-signature': 'rsa-sha256' },
    });
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['gzip', 'accept-encoding']);
    expect(await faultOf(packed, requestId)).toBeNull();
    const plain = await call('POST', '/ewp/echo', { form });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    for (const coding of ['br', 'gzip;q=0', 'identity']) {
      const other = await call('POST', '/ewp/echo', { form, extra: { 'accept-encoding': coding } });
      expect(other.headers['content-encoding']).toBeUndefined();
    }
  });

  test('of what changes seldom may be kept by who asked, the others by nobody', async () => {
    for (const [path, params] of READS) {
      const isSeldom = /institutions|ounits|factsheet/.test(path);
      const { headers } = await call('GET', `${path}?${params}`);
      expect([path, headers['cache-control']]).toEqual([
        path,
        isSeldom ? 'private, max-age=3600' : 'no-store',
      ]);
    }
    const refused = await call('GET', '/ewp/factsheet');
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([400, 'no-store']);
  });

  test('that are short are not packed, and repeat the id of the request', async () => {
    const requestId = crypto.randomUUID();
    const response = await call('GET', '/ewp/echo', { requestId, extra: { 'accept-encoding': 'gzip' } });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['x-request-id']).toBe(requestId);
    expect((await node.inject({ url: '/ewp/manifest.xml' })).headers['x-request-id']).toBeUndefined();
  });

  test('of a service that asks to come again carry its status', async () => {
    const busy = testNode(
      { server, clients: [client] },
      { factsheet: () => Promise.reject(new EwpProblem(503, 'Come again.')) },
    );
    expect(expectError(await call('GET', `/ewp/factsheet?hei_id=${OWN}`, { on: busy }), 503)).toBe(
      'Come again.',
    );
  });

  test('tell a caller to come again while the registry has never answered', async () => {
    const clientKey = () => Promise.reject(new NoCatalogue('none yet'));
    const registry = { clientKey, heisOfClientKey: async () => [] };
    const blind = testNode({ server, clients: [client] }, { registry });
    expectError(await call('GET', '/ewp/echo', { on: blind }), 503);
  });

  test('that are no valid documents are not sent', async () => {
    const spec = buildStudentSpec({ recommendedLanguageSkills: [] });
    const wrong = buildIia({ cooperationConditions: buildConditions({ studentStudies: [spec] }) });
    const iias = {
      index: async () => ['has blank'],
      get: async () => [wrong],
      stats: () => Promise.reject(new Error()),
    };
    const odd = testNode({ server, clients: [client] }, { iias });
    expectError(await call('GET', '/ewp/iias/get?iia_id=17', { on: odd }), 500);
    expectError(await call('GET', '/ewp/iias/index', { on: odd }), 500);
  });

  test('are kept in the log when it is certain who asked, and a log that fails keeps nobody waiting', async () => {
    await call('POST', '/ewp/iias-approval', { form: 'iia_id=b-4' });
    expect(node.calls.at(-1)).toMatchObject({
      api: 'iias-approval',
      status: 200,
      keyId: client.fingerprint,
      heiIds: [PARTNER],
      requestBody: 'iia_id=b-4',
    });
    const { length } = node.calls;
    await call('GET', '/ewp/echo', { key: stranger });
    expect(node.calls).toHaveLength(length);
    const deaf = testNode({ server, clients: [client] }, { record: () => Promise.reject(new Error('full')) });
    expect((await call('GET', '/ewp/echo', { on: deaf })).statusCode).toBe(200);
  });
});

describe('File API', () => {
  test('gives the file as it is, to be kept for ever', async () => {
    const response = await call('GET', '/ewp/file?file_id=file-1');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(Buffer.compare(response.rawPayload, TEST_FILE)).toBe(0);
    expect(node.calls.at(-1)).toMatchObject({ api: 'file', status: 200, responseBody: null });
  });

  test('tells whoever was not given an id nothing of it', async () => {
    const unknown = expectError(await call('GET', '/ewp/file?file_id=file-2'), 404);
    const others = testNode({ server, clients: [client] }, { file: async () => null });
    const foreign = expectError(await call('GET', '/ewp/file?file_id=file-1', { on: others }), 404);
    expect(foreign).toBe(unknown);
  });

  test('takes GET alone, with one id', async () => {
    expectError(await call('GET', '/ewp/file'), 400);
    expectError(await call('POST', '/ewp/file', { form: 'file_id=file-1' }), 405);
  });
});
