import { gzipSync } from 'node:zlib';
import { readPublicKey, makeKeyPair, type EwpKeyPair } from '../src/keys.ts';
import type { CallRecord } from '../src/client/callOutcome.ts';
import { ewpClient, type EwpClientSettings } from '../src/client/ewpClient.ts';
import { PARTNER_CALLS } from '../src/client/partnerCalls.ts';
import { writeErrorResponse } from '../src/documents/errorResponse.ts';
import { writeIiasGet } from '../src/documents/iia/iiasGet.ts';
import { writeIiasIndex } from '../src/documents/iia/iiasIndex.ts';
import type { EwpEndpoint } from '../src/registry/questions.ts';
import { parseSignatureParameters } from '../src/signature/signatureParameters.ts';
import { signResponse } from '../src/signature/signResponse.ts';
import { keptFault } from '../src/signature/keptMessage.ts';
import { buildConditions, buildIia, buildStudentSpec } from '../testing/builders.ts';
import { partnerServer, type Answering, type PartnerServer } from '../testing/partnerServer.ts';

const MB = 1024 * 1024;
const GOOD = writeIiasGet([buildIia()]);

let own: EwpKeyPair;
let theirs: EwpKeyPair;
let stranger: EwpKeyPair;
let partner: PartnerServer;
let answering: Answering;
let records: CallRecord[];

beforeAll(async () => {
  [own, theirs, stranger] = await Promise.all([makeKeyPair(), makeKeyPair(), makeKeyPair()]);
  partner = await partnerServer((...call) => answering(...call));
});
afterAll(() => partner.stop());
beforeEach(() => {
  records = [];
});

function client(parts: Partial<EwpClientSettings> = {}) {
  return ewpClient({
    key: own,
    registry: {
      serverKey: async (fingerprint) =>
        fingerprint === theirs.fingerprint ? readPublicKey(theirs.publicKey) : null,
    },
    clock: () => new Date(),
    allowsLoopback: true,
    timeLimitMs: 2000,
    record: async (record) => void records.push(record),
    ...parts,
  });
}

function endpoint(parts: Partial<EwpEndpoint> = {}): EwpEndpoint {
  const values = {
    url: `${partner.origin}/x`,
    'get-url': `${partner.origin}/get?v=7`,
    'index-url': `${partner.origin}/index`,
  };
  return { heiId: 'b.example', api: 'iias', version: '7.0.0', signsAnswers: true, values, ...parts };
}

/** Answers with a body that is signed by a key, whatever it is. */
function signed(
  body: string | Buffer,
  {
    key = theirs,
    status = 200,
    after = {},
  }: { key?: EwpKeyPair; status?: number; after?: Record<string, string> } = {},
): Answering {
  return (request, response) => {
    const bytes = Buffer.from(body);
    const parameters = parseSignatureParameters(
      String(request.headers['authorization']).replace('Signature ', ''),
    );
    const headers = signResponse(
      {
        body: bytes,
        date: new Date(),
        requestId: String(request.headers['x-request-id']),
        requestSignature: parameters!.signature,
      },
      key,
    );
    response.writeHead(status, { 'content-type': 'application/xml', ...headers, ...after }).end(bytes);
  };
}

/** More lines than any client reads before the body. */
function endlessHead(socket: NodeJS.WritableStream): void {
  socket.write('HTTP/1.1 200 OK\r\n');
  for (let line = 0; line < 5_000; line += 1) socket.write(`x-${line}: ${'y'.repeat(100)}\r\n`);
}

const get = (parts: Partial<EwpEndpoint> = {}, settings: Partial<EwpClientSettings> = {}) =>
  client(settings).call(PARTNER_CALLS.iiasGet(endpoint(parts), 'b&4'));

describe('ewpClient', () => {
  test('signs a call, verifies the answer and gives the document with its evidence', async () => {
    let asked = '';
    answering = (request, response, body) => {
      asked = `${request.method} ${request.url} ${request.headers['accept-encoding']} ${String(request.headers['accept-signature'])}`;
      signed(GOOD)(request, response, body);
    };
    const outcome = await get();
    expect(asked).toBe('GET /get?v=7&iia_id=b%264 identity rsa-sha256');
    expect(outcome).toMatchObject({ isDone: true, value: [{ iia: buildIia() }], xml: GOOD });
    expect(records).toMatchObject([
      {
        heiId: 'b.example',
        api: 'iias',
        method: 'GET',
        status: 200,
        responseBody: GOOD,
        failure: null,
        requestBody: null,
      },
    ]);
    const [proof] = records.map((record) => record.proof);
    expect(proof).toMatchObject({ publicKey: theirs.publicKey, requestTarget: null });
    expect(proof && keptFault(proof)).toBeNull();
    expect(Buffer.from(proof?.body ?? '', 'base64').toString()).toBe(GOOD);
  });

  test.each([202, 204])(
    'takes %i for the acceptance of a notification, and of nothing else',
    async (status) => {
      answering = (_request, response) => response.writeHead(status).end();
      const cnr = endpoint({ api: 'iiaCnr' });
      expect(await client().call(PARTNER_CALLS.iiaCnr(cnr, '1'))).toMatchObject({ isDone: true, status });
      expect(await client().call(PARTNER_CALLS.iiaApprovalCnr(cnr, '1'))).toMatchObject({
        isDone: true,
        status,
      });
      expect(records).toMatchObject([
        { status, failure: null },
        { status, failure: null },
      ]);
      expect(await get()).toMatchObject({ isDone: false, failure: { kind: 'status', status } });
    },
  );

  test('takes no agreement whose years run backwards, and sends none', async () => {
    const years = { receivingFirstAcademicYearId: '2027/2028', receivingLastAcademicYearId: '2026/2027' };
    const backwards = GOOD.replaceAll(
      /<receiving-last-academic-year-id>[^<]*</g,
      '<receiving-last-academic-year-id>1999/2000<',
    );
    answering = signed(backwards);
    expect(await get()).toMatchObject({
      failure: {
        kind: 'not-valid',
        detail: expect.stringContaining('ends in 1999/2000, before it begins in'),
      },
    });
    const spec = buildStudentSpec(years);
    const wrong = buildIia({ cooperationConditions: buildConditions({ studentStudies: [spec] }) });
    expect(() => writeIiasGet([wrong])).toThrow('ends in 2026/2027, before it begins in 2027/2028');
  });

  test('sends repeated parameters of a POST in order', async () => {
    let form = '';
    answering = (request, response, body) => {
      form = `${request.headers['content-type']} ${body.toString()}`;
      signed(
        '<response xmlns="https://github.com/erasmus-without-paper/ewp-specs-api-echo/tree/stable-v2"/>',
      )(request, response, body);
    };
    const outcome = await client().call(PARTNER_CALLS.echo(endpoint(), ['b', 'ά', 'b']));
    expect(outcome.isDone).toBe(true);
    expect(form).toBe('application/x-www-form-urlencoded echo=b&echo=%CE%AC&echo=b');
  });

  test.each<[string, Answering, object]>([
    ['an answer without a signature', (_request, response) => response.end(GOOD), { kind: 'bad-signature' }],
    [
      'an answer signed by somebody else',
      (...call) => signed(GOOD, { key: stranger })(...call),
      { kind: 'bad-signature' },
    ],
    [
      'an answer whose body was changed',
      (...call) => signed(GOOD, { after: { digest: 'SHA-256=eA==' } })(...call),
      { kind: 'bad-signature' },
    ],
    ['garbage', (...call) => signed('\u0001\u0002 garbage')(...call), { kind: 'not-xml' }],
    ['nothing', (...call) => signed('')(...call), { kind: 'not-xml' }],
    ['a web page', (...call) => signed('<!DOCTYPE html><html></html>')(...call), { kind: 'not-xml' }],
    [
      'a bomb',
      (...call) =>
        signed(
          `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]><a>${'&c;'.repeat(1000)}</a>`,
        )(...call),
      { kind: 'not-xml' },
    ],
    [
      'a document that does not fit its schema',
      (...call) => signed(GOOD.replace('<blended>false', '<blended>perhaps'))(...call),
      { kind: 'not-valid', faults: expect.any(Array) },
    ],
    [
      'a document of another kind',
      (...call) => signed(writeIiasIndex(['1']))(...call),
      { kind: 'not-valid' },
    ],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      { kind: 'status', status: 302 },
    ],
    [
      'a refusal with its reason',
      (...call) =>
        signed(writeErrorResponse({ developerMessage: 'no such right', userMessages: [] }), { status: 403 })(
          ...call,
        ),
      { kind: 'status', status: 403, developerMessage: 'no such right' },
    ],
    [
      'a refusal with a message without an end',
      (...call) =>
        signed(writeErrorResponse({ developerMessage: 'x'.repeat(150_000), userMessages: [] }), {
          status: 400,
        })(...call),
      { kind: 'status', status: 400, developerMessage: 'x'.repeat(3_000) },
    ],
  ])('gives up on %s', async (_what, answer, failure) => {
    answering = answer;
    expect(await get()).toMatchObject({ isDone: false, failure: { ...failure, isWorthRetry: false } });
    expect(records).toMatchObject([{ failure }]);
  });

  test.each<[string, Answering, { readonly kind: string; readonly status?: number }]>([
    [
      'a fault of the partner',
      (_request, response) => response.writeHead(500).end(),
      { kind: 'status', status: 500 },
    ],
    [
      'a partner that is busy',
      (_request, response) => response.writeHead(503).end('<html>'),
      { kind: 'status', status: 503 },
    ],
    [
      'an address that is not there',
      (_request, response) => response.writeHead(404).end('<html>'),
      { kind: 'status', status: 404 },
    ],
    [
      'an address that is not there any more',
      (_request, response) => response.writeHead(410).end(),
      { kind: 'status', status: 410 },
    ],
    ['a connection that breaks', (request) => request.socket.destroy(), { kind: 'network' }],
    [
      'an answer that breaks off',
      (request, response) =>
        response.writeHead(200, { 'content-length': '1000' }).write('<a>', () => request.socket.destroy()),
      { kind: 'network' },
    ],
    ['a partner that does not answer', () => undefined, { kind: 'timeout' }],
    [
      'an answer that comes byte by byte',
      (_request, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(timer));
      },
      { kind: 'timeout' },
    ],
    ['what is no HTTP', (request) => request.socket.end('what?'), { kind: 'network' }],
    ['a head that does not end', (request) => endlessHead(request.socket), { kind: 'network' }],
    [
      'an answer that does not end',
      (_request, response) => void response.writeHead(200).write('<a>'),
      { kind: 'timeout' },
    ],
  ])('says that another try is worth it after %s', async (_what, answer, failure) => {
    answering = answer;
    // Only what never ends meets the limit: on a busy machine another fault may take its time.
    expect(await get({}, failure.kind === 'timeout' ? { timeLimitMs: 300 } : {})).toMatchObject({
      isDone: false,
      failure: { ...failure, isWorthRetry: true },
    });
  });

  test('says so too when nobody listens there', async () => {
    const gone = await partnerServer(() => undefined);
    await gone.stop();
    expect(await get({ values: { 'get-url': `${gone.origin}/get` } })).toMatchObject({
      failure: { kind: 'network', isWorthRetry: true },
    });
  });

  test('cuts off an answer of 30 MB while it comes', async () => {
    let sent = 0;
    answering = (_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (sent < 30 * MB && !response.destroyed) {
          sent += MB;
          if (!response.write(Buffer.alloc(MB, 'a'))) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    expect(await get()).toMatchObject({ failure: { kind: 'too-large', isWorthRetry: false } });
    expect(sent).toBeLessThan(30 * MB);
    expect(records).toMatchObject([{ status: 200, responseBody: null }]);
  });

  test('cuts off what unpacks to 30 MB', async () => {
    const packed = gzipSync(Buffer.alloc(30 * MB, 'a'));
    answering = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    expect(await get()).toMatchObject({ failure: { kind: 'too-large' } });
  });

  test('reads what is packed although it was not asked for, when it was signed so', async () => {
    answering = (...call) => signed(gzipSync(GOOD), { after: { 'content-encoding': 'gzip' } })(...call);
    expect(await get()).toMatchObject({ isDone: true, xml: GOOD });
  });

  test.each([408, 425, 429])('comes again after %i, and not before the partner wishes', async (status) => {
    answering = (_request, response) => response.writeHead(status, { 'retry-after': '90' }).end();
    expect(await get()).toMatchObject({ failure: { status, isWorthRetry: true, retryAfterMs: 90_000 } });
  });

  test.each(['http://b.example/get', 'https://169.254.169.254/get', 'file:///etc/passwd', ''])(
    'sends nothing to %j',
    async (url) => {
      const sent: unknown[] = [];
      const fetching = async (...call: unknown[]) => (sent.push(call), new Response(GOOD));
      expect(await get({ values: { 'get-url': url } }, { fetch: fetching })).toMatchObject({
        failure: { kind: 'forbidden-address', isWorthRetry: false },
      });
      expect(sent).toEqual([]);
    },
  );

  test('believes TLS alone of a host that does not sign, and of no other', async () => {
    const wishes: (string | null)[] = [];
    const fetching = async (_url: unknown, init?: RequestInit) => {
      wishes.push(new Headers(init?.headers).get('accept-signature'));
      return new Response(GOOD);
    };
    const values = { 'get-url': 'https://b.example/get' };
    expect(await get({ values, signsAnswers: false }, { fetch: fetching })).toMatchObject({ isDone: true });
    expect(await get({ values, signsAnswers: true }, { fetch: fetching })).toMatchObject({
      failure: { kind: 'bad-signature' },
    });
    expect(await get({ signsAnswers: false }, { fetch: fetching })).toMatchObject({
      failure: { kind: 'bad-signature' },
    });
    expect(wishes).toEqual([null, 'rsa-sha256', 'rsa-sha256']);
  });
});
