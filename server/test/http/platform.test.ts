import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { requestCodes } from '../support/api/requestCodes.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'info' } });
});
afterAll(() => server.stop());

describe('errors', () => {
  test('answer in the language of the caller, with a reference that the log has too', async () => {
    const response = await fetch(`${server.baseUrl}/api/Users/Me`, { headers: { 'accept-language': 'el' } });
    const body: any = await response.json();
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="apps"');
    expect(body).toMatchObject({ code: 'not-signed-in', message: 'Συνδεθείτε πρώτα.', statusCode: 401 });
    expect(server.logLines.join('')).toContain(body.requestId);
  });

  test('take over a reference of the browser when it is a plain one', async () => {
    const headers = { 'x-request-id': 'browser-12345678' };
    expect(await (await fetch(`${server.baseUrl}/m/nothing`, { headers })).json()).toMatchObject({
      requestId: 'browser-12345678',
    });
    const odd: any = await (
      await fetch(`${server.baseUrl}/m/nothing`, { headers: { 'x-request-id': 'a b' } })
    ).json();
    expect(odd.requestId).toMatch(/^[0-9a-f]{16}$/);
  });

  test.each([
    ['{"name":', 'application/json', 400, 'bad-body'],
    ['{"__proto__":{"a":1}}', 'application/json', 400, 'bad-body'],
    ['', 'application/json', 400, 'bad-body'],
    ['name=x', 'text/plain', 400, 'bad-body'],
    [JSON.stringify({ name: 'x'.repeat(4_100_000) }), 'application/json', 413, 'too-large'],
  ])('refuse a body that cannot be read, case %#', async (body, type, status, code) => {
    const token = await signIn(server.baseUrl, 'iro');
    const response = await fetch(`${server.baseUrl}/api/ECTSCoordinatorTables`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test.each([
    ['application/unknown', 'x'],
    ['application/json', '['],
  ])('of a body of %s leave the connection to the next call', async (type, character) => {
    const token = await signIn(server.baseUrl, 'iro');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { ...bearer(token), 'content-type': type };
    const body = character.repeat(3_000_000);
    const refused = await callOver(agent, `${server.baseUrl}/api/MobilityAgreements`, { headers, body });
    const next = await callOver(agent, `${server.baseUrl}/health`);
    expect([refused, next]).toEqual([400, 200]);
    agent.destroy();
  });

  test.each([
    ['GET', '/api/%E0%A4%A', 400],
    ['GET', '/%', 400],
    ['GET', '/api/NoSuchSet', 401],
    ['PATCH', '/api/Users', 401],
    ['POST', '/health', 405],
    ['DELETE', '/', 405],
    ['POST', '/config.json', 405],
    ['OPTIONS', '/api/Users', 204],
  ])('answer %s %s with %i', async (method, path, status) => {
    expect((await fetch(`${server.baseUrl}${path}`, { method })).status).toBe(status);
  });

  test.each([
    ['GET / HTTP/9\r\n\r\n', 400, 'bad-query'],
    ['nothing of the kind\r\n\r\n', 400, 'bad-query'],
    ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: a\r\n\r\n', 400, 'bad-query'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431, 'too-large'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-query'],
    ['GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400, 'bad-query'],
    ['GET /config.json HTTP/1.1\r\nhost: x\r\nHOST: x\r\nConnection: close\r\n\r\n', 400, 'bad-query'],
    ['POST /api/Users HTTP/1.1\r\nHost: x\r\nExpect: much\r\nContent-Length: 2\r\n\r\n{}', 417, 'bad-query'],
    ['CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n', 405, 'method-not-allowed'],
  ])('have a code where the call is no call, case %#', async (text, status, code) => {
    const { hostname, port } = new URL(server.baseUrl);
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    socket.end(text);
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ code, statusCode: status });
  });

  test('say which methods there are when a signed-in call uses another', async () => {
    const token = await signIn(server.baseUrl, 'iro');
    const response = await fetch(`${server.baseUrl}/api/Users`, { method: 'PATCH', headers: bearer(token) });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });
});

describe('logs', () => {
  test('hold no query, no token, no address of a person and no typed text', async () => {
    const token = await signIn(server.baseUrl, 'iro');
    const secret = 'Papadopoulou';
    await fetch(`${server.baseUrl}/api/Users?$filter=${encodeURIComponent(`familyName eq '${secret}'`)}`, {
      headers: bearer(token),
    });
    await fetch(`${server.baseUrl}/api/Users?$filter=${encodeURIComponent(`${secret} eq`)}`, {
      headers: bearer(token),
    });
    const written = server.logLines.join('');
    expect(written).toContain('/api/');
    expect(written).not.toContain(secret);
    expect(written).not.toContain(token.slice(0, 40));
    expect(written).not.toMatch(/@[\w.-]*example/);
    expect(written).not.toContain('"password"');
  });
});

describe('health', () => {
  test('is good while the database answers', async () => {
    const response = await fetch(`${server.baseUrl}/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      database: 'ok',
      files: expect.stringMatching(/^(ok|unknown)$/),
    });
  });
});

describe('rate limit', () => {
  test('lets a caller make so many calls a minute and no more', async () => {
    const limited = await startTestServer({ environment: { RATE_LIMIT: '8' } });
    try {
      const token = await signIn(limited.baseUrl, 'iro');
      const codes = await requestCodes(12, () =>
        fetch(`${limited.baseUrl}/api/Users/Me`, { headers: bearer(token) }),
      );
      expect(codes.filter((code) => code === 200)).toHaveLength(8);
      expect(codes.filter((code) => code === 429)).toHaveLength(4);
      const other = await fetch(`${limited.baseUrl}/health`);
      expect(other.status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  test('limits what nobody has to sign in for, and lets it be kept for some seconds', async () => {
    const limited = await startTestServer({ environment: { RATE_LIMIT: '4' } });
    try {
      const answers = [];
      for (const call of ['burnt', 'counts', 'burnt', 'counts?module=mfe-a&release=1', 'burnt', 'counts'])
        answers.push(await fetch(`${limited.baseUrl}/releases/${call}`));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
      expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=5');
      expect(answers[4]?.headers.get('cache-control')).toBe('no-store');
    } finally {
      await limited.stop();
    }
  });

  test('limits the public pages by themselves', async () => {
    const limited = await startTestServer({
      environment: { RATE_LIMIT: '1000', PUBLIC_DESTINATIONS: 'true' },
    });
    try {
      const codes = await requestCodes(303, () => fetch(`${limited.baseUrl}/public/sitemap.xml`));
      expect(codes.filter((code) => code === 200)).toHaveLength(300);
      expect(codes.filter((code) => code === 429)).toHaveLength(3);
      expect((await fetch(`${limited.baseUrl}/releases/burnt`)).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  test('counts calls without a good token by their address, and lets those with one go on from there', async () => {
    const limited = await startTestServer({ environment: { RATE_LIMIT: '30' } });
    try {
      const token = await signIn(limited.baseUrl, 'iro');
      const me = (headers: Record<string, string>) => fetch(`${limited.baseUrl}/api/Users/Me`, { headers });
      const codes = await requestCodes(60, (index) =>
        me(index % 2 === 0 ? bearer(`forged.${index}.token`) : {}),
      );
      expect(new Set(codes)).toEqual(new Set([401, 429]));
      expect(codes.indexOf(429)).toBeLessThanOrEqual(30);
      expect(codes.lastIndexOf(401)).toBeLessThan(30);
      const refused = await me({});
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
      expect((await me(bearer(token))).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  test.each([
    ['no proxy believes none of it', '0', (index: number) => `198.51.100.${index}`],
    ['one proxy believes what that one saw', '1', (index: number) => `198.51.100.${index}, 203.0.113.7`],
    [
      'two proxies believes what the first saw',
      '2',
      (index: number) => `198.51.100.${index}, 203.0.113.7, 10.0.0.1`,
    ],
    ['a network of IPv6 counts it as one', '1', (index: number) => `2001:db8:0:1::${index}`],
  ])('takes no address for another that the caller wrote: %s', async (_case, proxies, forwarded) => {
    const limited = await startTestServer({ environment: { RATE_LIMIT: '5', TRUST_PROXY: proxies } });
    try {
      const codes = await requestCodes(8, (index) =>
        fetch(`${limited.baseUrl}/api/Users/Me`, { headers: { 'x-forwarded-for': forwarded(index) } }),
      );
      expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    } finally {
      await limited.stop();
    }
  });

  test('counts the addresses that our proxy saw each for itself', async () => {
    const limited = await startTestServer({ environment: { RATE_LIMIT: '5', TRUST_PROXY: '1' } });
    try {
      const codes = await requestCodes(8, (index) =>
        fetch(`${limited.baseUrl}/api/Users/Me`, { headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
      );
      expect(new Set(codes)).toEqual(new Set([401]));
    } finally {
      await limited.stop();
    }
  });
});

type Sent = { readonly headers: Record<string, string>; readonly body: string };

/** Posts over a connection of the agent, or gets where nothing is sent; the answer is read to its end. */
function callOver(agent: Agent, address: string, sent?: Sent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      { agent, method: sent === undefined ? 'GET' : 'POST', headers: sent?.headers ?? {} },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    call.once('error', reject);
    call.end(sent?.body);
  });
}
