import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servedCalls } from 'shared-contracts/call/callVersions.ts';
import { readCallVersions } from '../../src/config/callVersions.ts';
import { makeBuiltPortal, SCRIPT, WAYS_TO_MAPS, type BuiltPortal } from '../support/portal/builtPortal.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const PAGE = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

let portal: BuiltPortal;
let server: TestServer;

beforeAll(async () => {
  portal = makeBuiltPortal();
  server = await startTestServer({ environment: { PORTAL_DIR: portal.folder } });
});
afterAll(async () => {
  await server.stop();
  portal.remove();
});

const get = (address: string, init?: RequestInit) => fetch(`${server.baseUrl}${address}`, init);

/** Sends a path as it stands: fetch would tidy it first. */
function rawAnswer(address: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip' };
    request({ host: '127.0.0.1', port: server.settings.port, path: address, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

const rawStatus = async (address: string): Promise<number> => (await rawAnswer(address)).status;

describe('page', () => {
  test.each(['/', '/iia/view/5', '/application/outgoing/list?page=2', '/401', '/no/such/page'])(
    'is sent for %s, to be asked for again each time',
    async (address) => {
      const response = await get(address, PAGE);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>Portal</title>');
    },
  );

  test('has a policy that knows the hashes of the build, and none that is unsafe', async () => {
    const policy = (await get('/', PAGE)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-Ym9vdA=='");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('follows a new build without a restart', async () => {
    await get('/', PAGE);
    portal.write('csp.json', JSON.stringify({ scriptHashes: ['sha256-bmV3'] }));
    utimesSync(path.join(portal.folder, 'csp.json'), new Date(), new Date(Date.now() + 5_000));
    expect((await get('/', PAGE)).headers.get('content-security-policy')).toContain("'sha256-bmV3'");
  });

  test('leads from the loopback address to the public one, where sign-in works', async () => {
    const response = await fetch(`http://127.0.0.1:${server.settings.port}/iia/view/5?x=1`, {
      ...PAGE,
      redirect: 'manual',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${server.baseUrl}/iia/view/5?x=1`);
  });
});

describe('page of a university', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'university-'));
  const name = { en: 'University of <Example>', el: 'Πανεπιστήμιο Παραδείγματος' };
  let ofUniversity: TestServer;
  beforeAll(async () => {
    writeFileSync(
      path.join(folder, 'university.json'),
      JSON.stringify({ name, office: { email: 'international@uni.example' } }),
    );
    writeFileSync(path.join(folder, 'logo.png'), 'picture');
    ofUniversity = await startTestServer({
      environment: { PORTAL_DIR: portal.folder, UNIVERSITY_DIR: folder },
    });
  });
  afterAll(async () => {
    await ofUniversity.stop();
    rmSync(folder, { recursive: true });
  });

  const getPage = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${ofUniversity.baseUrl}/iia/view/5`, { headers: { ...PAGE.headers, ...headers } });
  const contentOf = (page: string, key: string) =>
    new RegExp(`(?:name|property)="${key}" content="([^"]*)"`).exec(page)?.[1];

  test('says whose it is to whoever shows its address, without signing in', async () => {
    const page = await (await getPage()).text();
    expect(page).toContain('<title>Portal</title>');
    expect(contentOf(page, 'og:title')).toBe('Mobility Portal · University of &lt;Example&gt;');
    expect(contentOf(page, 'og:description')).toContain(name.el);
    const picture = contentOf(page, 'og:image') ?? '';
    expect(picture).toMatch(new RegExp(`^${ofUniversity.baseUrl}/university/logo\\.png\\?`));
    const answer = await fetch(picture);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.text()).toBe('picture');
  });

  test.each([
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('is the same to who takes %s, and known again', async (accepted, coding) => {
    const response = await getPage({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain('sha256-');
    expect(await response.text()).toContain('og:title');
    const again = await getPage({ 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('follows a new build without a restart', async () => {
    await getPage();
    portal.write('index.html', '<!doctype html><title>Another</title>');
    utimesSync(path.join(portal.folder, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    expect(await (await getPage()).text()).toContain('<title>Another</title>');
    portal.write('index.html', '<!doctype html><title>Portal</title>');
  });
});

describe('files', () => {
  test('of a release are kept for ever', async () => {
    const response = await get('/m/mfe-agreements/1.0.0/entry.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect((await get('/shell/1.0.0/main.js')).headers.get('cache-control')).toContain('immutable');
  });

  test('of releases and the registry are open to other origins, where they are missing too, and nothing else is', async () => {
    const openTo = async (address: string) =>
      (await get(address, PAGE)).headers.get('access-control-allow-origin');
    expect(await openTo('/m/mfe-agreements/1.0.0/entry.js')).toBe('*');
    expect(await openTo('/m/mfe-agreements/1.0.0/none.js')).toBe('*');
    expect(await openTo('/registry/registry.json')).toBe('*');
    for (const address of ['/', '/config.json', '/api/Users/Me', '/favicon.svg'])
      expect(await openTo(address)).toBeNull();
  });

  test('that the build compressed are not fetched by their own name', async () => {
    expect((await get('/m/mfe-agreements/1.0.0/entry.js.br')).status).toBe(404);
  });

  test('of the registry are asked for again', async () => {
    const response = await get('/registry/registry.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    const again = await get('/registry/registry.json', { headers });
    expect(again.status).toBe(304);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])(
    'are sent to a browser that takes %s as they were compressed by the build',
    async (accepted, encoding) => {
      const response = await get('/m/mfe-agreements/1.0.0/entry.js', {
        headers: { 'accept-encoding': accepted },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.text()).toBe(SCRIPT);
    },
  );

  test.each(['bytes=0-1', 'bytes=9-1', 'bytes=999999-', 'bytes=', 'x'])(
    'are sent whole, also to whoever asks for %s of them',
    async (range) => {
      for (const address of ['/m/mfe-agreements/1.0.0/entry.js', '/favicon.svg']) {
        const whole = await get(address);
        const asked = await get(address, { headers: { range } });
        expect([asked.status, asked.headers.get('accept-ranges')]).toEqual([200, null]);
        expect(await asked.text()).toBe(await whole.text());
      }
      expect((await get('/', { headers: { ...PAGE.headers, range } })).status).toBe(200);
    },
  );

  test('are not sent again to whoever has any of them', async () => {
    const headers = { 'if-none-match': '*', 'cache-control': 'max-age=0' };
    expect((await get('/m/mfe-agreements/1.0.0/entry.js', { headers })).status).toBe(304);
    expect((await get('/m/mfe-agreements/1.0.0/none.js', { headers })).status).toBe(404);
  });

  test.each(['/m/mfe-agreements/1.0.0/entry.js', '/favicon.svg', '/', '/iia/view/5'])(
    'are refused to whoever expects another version of them: %s',
    async (address) => {
      for (const condition of [
        { 'if-match': '"another"' },
        { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      ]) {
        const response = await get(address, { headers: { ...PAGE.headers, ...condition } });
        expect(response.status).toBe(412);
        expect(await response.json()).toMatchObject({ code: 'precondition-failed' });
      }
      expect((await get(address, { headers: { ...PAGE.headers, 'if-match': '*' } })).status).toBe(200);
    },
  );

  test.each(['/m/mfe-agreements/9.9.9/entry.js', '/m/', '/shell/none.js', '/registry/none.json'])(
    'that are missing are 404, also where a page would be taken, and nobody keeps that: %s',
    async (address) => {
      const response = await get(address, PAGE);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('that are workers have a policy of their own, all others none', async () => {
    const policyOf = async (name: string) =>
      (await get(`/m/mfe-agreements/1.0.0/${name}`, PAGE)).headers.get('content-security-policy');
    expect(await policyOf('agreementPdf.worker.0123456789.js')).toBe(
      "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
    );
    expect(await policyOf('entry.js')).toBeNull();
    expect((await policyOf('missing.worker.0123456789.js')) ?? '').not.toContain('wasm');
  });

  test.each(['/none.png', '/csp.json', '/index.html'])(
    'beside the page are not fetched by name: %s',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  test.each([
    '/m/../csp.json',
    '/m/..%2f..%2fcsp.json',
    '/m/%2e%2e/csp.json',
    '/m/..%5ccsp.json',
    '/m/%00',
    '/shell/.hidden',
    '//csp.json',
  ])('outside of the served folders are out of reach: %s', async (address) => {
    expect([400, 404]).toContain(await rawStatus(address));
  });
});

describe('config.json', () => {
  test('tells the browser where API and identity provider are', async () => {
    const response = await get('/config.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      api: '/api',
      exchange: '/exchange',
      isExchangeConnected: false,
      registry: '/registry/registry.json',
      identity: {
        authority: `${server.baseUrl}/realms/apps`,
        clientId: 'frontend',
        scope: 'openid profile email',
        homeOrganization: 'university.example',
      },
      calls: servedCalls(readCallVersions()),
    });
  });
});

describe('source maps', () => {
  test.each(
    ['/m/mfe-agreements/1.0.0', '/shell/1.0.0'].flatMap((folder) => WAYS_TO_MAPS.map((way) => folder + way)),
  )('are given to nobody: %s', async (address) => {
    const { status, body } = await rawAnswer(address);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('mappings');
  });
});
