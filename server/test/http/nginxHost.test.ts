import { execFileSync, spawnSync } from 'node:child_process';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { apiErrorSchema } from 'shared-contracts/errors/errors.ts';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { contentSecurityPolicy } from '../../src/portal/contentSecurityPolicy.ts';
import { nginxConfiguration } from '../../src/portal/nginx/nginxConfiguration.ts';
import type { NginxSettings } from '../../src/portal/nginx/nginxSettings.ts';
import { scriptHashReader } from '../../src/portal/scriptHashes.ts';
import {
  makeBuiltPortal,
  SCRIPT,
  WAYS_TO_MAPS,
  WORKER,
  type BuiltPortal,
} from '../support/portal/builtPortal.ts';
import { complaintsOfNginx, NGINX, startNginx, type RunningNginx } from '../support/programs/nginx.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const RELEASE = '/m/mfe-agreements/1.0.0';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' };
/** What both say of a file; the rest (dates, connections, ids) is each one's own. */
const COMPARED = [
  'content-type',
  'content-encoding',
  'cache-control',
  'content-security-policy',
  'vary',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'permissions-policy',
  'strict-transport-security',
];
const CALLS_PER_MINUTE = 400;

if (NGINX === undefined)
  process.stderr.write('nginx is not installed: its configuration is not tried against the server here.\n');
const whereInstalled = NGINX === undefined ? describe.skip : describe;

whereInstalled('nginx before the server', () => {
  let portal: BuiltPortal;
  let server: TestServer;
  let nginx: RunningNginx;
  let settings: NginxSettings;
  let direct: number;
  let fronted: number;

  beforeAll(async () => {
    portal = makeBuiltPortal();
    fronted = await findFreePort();
    const publicUrl = `http://localhost:${fronted}`;
    server = await startTestServer({
      environment: {
        PORTAL_DIR: portal.folder,
        PUBLIC_URL: publicUrl,
        TRUST_PROXY: '1',
        RATE_LIMIT: String(CALLS_PER_MINUTE),
        PUBLIC_DESTINATIONS: 'true',
        PUBLIC_DESTINATIONS_FRAMES: 'https://www.uni.example',
      },
    });
    direct = server.settings.port;
    settings = {
      publicUrl,
      // Nobody listens on the second.
      servers: [`127.0.0.1:${direct}`, `127.0.0.1:${await findFreePort()}`],
      root: portal.folder,
      listen: `127.0.0.1:${fronted}`,
      tls: null,
      pagePolicy: contentSecurityPolicy({
        scriptHashes: await scriptHashReader(portal.folder)(),
        publicUrl,
        issuer: server.settings.identity.issuer,
        exchangeUrl: '/exchange',
      }),
    };
    nginx = await startNginx(nginxConfiguration(settings), fronted);
  });
  afterAll(async () => {
    await nginx.stop();
    await server.stop();
    portal.remove();
  });

  /** Sends a path as it stands: fetch would tidy it first, and take compressed answers apart. */
  function ask(
    port: number,
    address: string,
    headers: Readonly<Record<string, string>> = {},
    method = 'GET',
  ): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }> {
    return new Promise((resolve, reject) => {
      // A connection each: after some refusals nginx ends it, whatever comes next.
      request({ host: '127.0.0.1', port, path: address, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  const said = ({ status, headers }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
  });

  test.each<[string, Record<string, string>]>([
    ['/', BROWSER],
    ['/iia/view/5?x=1.js', BROWSER],
    ['/iia/view/a.b', BROWSER],
    ['/iia/view/5', {}],
    ['/iia/view/5', { accept: 'application/json' }],
    ['/iia/view/5', { accept: '*/*', 'sec-fetch-dest': 'script' }],
    ['/none.png', { accept: '*/*' }],
    ['/favicon.svg', {}],
    ['/index.html', {}],
    ['/csp.json', {}],
    ['/shell.json', {}],
    [`${RELEASE}/entry.js`, {}],
    [`${RELEASE}/entry.js`, { 'accept-encoding': 'gzip, deflate, br' }],
    [`${RELEASE}/entry.js`, { 'accept-encoding': 'gzip' }],
    [`${RELEASE}/entry.js`, { 'accept-encoding': 'br;q=0, gzip;q=0.5' }],
    [`${RELEASE}/entry.js`, BROWSER],
    [`${RELEASE}/${WORKER}`, { 'accept-encoding': 'br' }],
    [`${RELEASE}/release.json`, {}],
    [`${RELEASE}/font.ttf`, {}],
    [`${RELEASE}/none.js`, BROWSER],
    [`${RELEASE}/none.worker.0123456789.js`, {}],
    [`${RELEASE}/entry.js.br`, {}],
    ['/m/mfe-agreements/.hidden', {}],
    ['/m/', BROWSER],
    ['/m', BROWSER],
    ['/shell/1.0.0/main.css', {}],
    ['/shell/none.js', BROWSER],
    ['/registry/registry.json', { 'accept-encoding': 'br' }],
    ['/registry/none.json', BROWSER],
    ['/config.json', {}],
    ['/releases/burnt', {}],
    ['/releases/counts?module=mfe-agreements&release=1.0.0', BROWSER],
    ['/releases/none', {}],
    ...['bytes=0-1', 'bytes=9-1', 'bytes=999999-', 'x'].map((range): [string, Record<string, string>] => [
      `${RELEASE}/entry.js`,
      { range },
    ]),
    ['/', { ...BROWSER, range: 'bytes=999999-' }],
    [`${RELEASE}/entry.js`, { 'if-match': '*' }],
    ['/openapi.json', {}],
    ['/health', BROWSER],
    ['/public/en/destinations', BROWSER],
    ['/public/el/destinations/frame?level=B1', { 'sec-fetch-dest': 'iframe' }],
    ['/public/destinations.json', {}],
    ['/public/el/destinations.csv', {}],
    ['/public/en/destinations/999999', BROWSER],
    ['/public/none', BROWSER],
    ['/public/sitemap.xml', {}],
    ['/robots.txt', {}],
    ['/api/Nothing', BROWSER],
    ['/api', BROWSER],
    ['/exchange/nothing', {}],
    ['/metrics', {}],
    ['/metrics', BROWSER],
    ['/realms/apps/.well-known/openid-configuration', {}],
  ])('answers %s as the server itself does, asked with %j', async (address, headers) => {
    const [own, others] = await Promise.all([ask(direct, address, headers), ask(fronted, address, headers)]);
    expect(said(others)).toEqual(said(own));
  });

  // In words of its own: nginx asks for no other page once it has begun to send a file.
  test.each([
    ['/', { ...BROWSER, 'if-match': '"another"' }],
    [`${RELEASE}/entry.js`, { 'if-match': '"another"' }],
    [`${RELEASE}/entry.js`, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ])(
    'refuses %s to whoever expects another version of it, as the server does: %j',
    async (address, headers) => {
      const statuses = [await ask(direct, address, headers), await ask(fronted, address, headers)];
      expect(statuses.map(({ status }) => status)).toEqual([412, 412]);
    },
  );

  test.each([
    '/m/../csp.json',
    '/m/..%2f..%2fcsp.json',
    '/m/%2e%2e/csp.json',
    '//csp.json',
    '/m/%00',
    '/m/..%5ccsp.json',
  ])('gives nothing that lies outside of the served folders: %s', async (address) => {
    const { status, body } = await ask(fronted, address);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('scriptHashes');
  });

  test.each([RELEASE, '/shell/1.0.0'].flatMap((folder) => WAYS_TO_MAPS.map((way) => folder + way)))(
    'gives the source maps of releases to nobody: %s',
    async (address) => {
      const { status, body } = await ask(fronted, address, { 'accept-encoding': 'br, gzip' });
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('mappings');
    },
  );

  test('sends what the build compressed, and tells from it that nothing has changed', async () => {
    const response = await fetch(`${settings.publicUrl}${RELEASE}/entry.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(await response.text()).toBe(SCRIPT);
    const etag = response.headers.get('etag') ?? '';
    const again = await ask(fronted, `${RELEASE}/entry.js`, {
      'accept-encoding': 'br',
      'if-none-match': etag,
    });
    expect(again.status).toBe(304);
    expect((await ask(fronted, `${RELEASE}/entry.js`, { 'if-none-match': '*' })).status).toBe(304);
    expect(again.headers['cache-control']).toContain('immutable');
  });

  test('takes no call that says twice whom it is for', async () => {
    const socket = connect(fronted, '127.0.0.1');
    socket.end(
      'GET /config.json HTTP/1.1\r\nHost: localhost\r\nHost: other.example\r\nConnection: close\r\n\r\n',
    );
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  test('refuses in the words of the server, in both languages, what it takes for no call at all', async () => {
    const missing = await ask(fronted, `${RELEASE}/none.js`, { 'accept-language': 'el-GR,el;q=0.9' });
    expect(apiErrorSchema.parse(JSON.parse(missing.body))).toMatchObject({
      code: 'not-found',
      message: 'Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.',
    });
    const posted = await ask(fronted, '/iia/view/5', {}, 'POST');
    expect(posted.status).toBe(405);
    expect(apiErrorSchema.parse(JSON.parse(posted.body)).code).toBe('method-not-allowed');
  });

  test('lets people sign in, ask with a long filter in Greek, and be refused what is too large', async () => {
    const token = await signIn(settings.publicUrl, 'iro');
    const filter = new URLSearchParams({ $filter: `contains(name,'${'ψ'.repeat(7_900)}')`, $top: '1' });
    const listed = await fetch(`${settings.publicUrl}/api/MobilityInstitutions?${filter.toString()}`, {
      headers: bearer(token),
    });
    const itself = await fetch(`http://127.0.0.1:${direct}/api/MobilityInstitutions?${filter.toString()}`, {
      headers: bearer(token),
    });
    expect([listed.status, await listed.json()]).toEqual([200, await itself.json()]);

    for (const bytes of [15_000_000, 17_000_000]) {
      const refused = await fetch(`${settings.publicUrl}/api/ApplicationFiles`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: `{"fileName":"${'x'.repeat(bytes)}"}`,
      });
      expect([refused.status, apiErrorSchema.parse(await refused.json()).code]).toEqual([413, 'too-large']);
    }
  });

  test('passes over a server process that is gone, also with what changes something', async () => {
    const token = await signIn(settings.publicUrl, 'iro');
    const statuses: number[] = [];
    for (let call = 0; call < 10; call += 1) {
      const { status } = await fetch(`${settings.publicUrl}/api/ECTSCoordinatorTables`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: '{}',
      });
      statuses.push(status);
    }
    // Each was read by the server that is left: it lacks what a coordinator needs.
    expect(statuses).toEqual(statuses.map(() => 400));
  });

  test('counts callers by the address that it saw, whatever they say that they are', async () => {
    const statuses: number[] = [];
    for (let call = 0; call <= CALLS_PER_MINUTE; call += 20)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            const address = `10.${call % 250}.${index}.1`;
            return (await ask(fronted, '/api/MobilityCountries', { 'x-forwarded-for': address })).status;
          }),
        )),
      );
    expect(statuses).toContain(429);
  });

  const whereCertified = spawnSync('openssl', ['version']).status === 0 ? test : test.skip;
  whereCertified('speaks https where it has a certificate, and sends everybody there', async () => {
    const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => path.join(portal.folder, name));
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=portal.example.org',
        '-days',
        '2',
      ].concat(['-keyout', key ?? '', '-out', certificate ?? '']),
      { stdio: 'ignore' },
    );
    const written = nginxConfiguration({
      ...settings,
      publicUrl: 'https://portal.example.org',
      listen: String(await findFreePort()),
      tls: { certificate: certificate ?? '', key: key ?? '' },
    });
    expect(written).toContain('return 301 https://portal.example.org$request_uri;');
    expect(written).toContain('add_header strict-transport-security "max-age=31536000";');
    // Only the system's own account may listen on 80.
    const anywhere = written.replace('listen 80;', `listen ${await findFreePort()};`);
    expect(await complaintsOfNginx(anywhere)).toBe('');
  });

  test('says in both languages that nobody answers', async () => {
    await server.app.close();
    const english = await ask(fronted, '/api/MobilityCountries');
    expect([english.status, english.headers['retry-after']]).toEqual([503, '5']);
    expect(apiErrorSchema.parse(JSON.parse(english.body))).toMatchObject({
      code: 'unavailable',
      message: 'The service cannot answer at the moment. Try again in a little while.',
    });
    const greek = await ask(fronted, '/api/MobilityCountries', { 'accept-language': 'el' });
    expect(JSON.parse(greek.body).message).toContain('Δοκιμάστε ξανά');
    expect((await ask(fronted, '/', BROWSER)).status).toBe(200);
  });
});

test.each([
  ['a folder that ends its word', { root: '/srv/por tal' }],
  ['a server with a line of its own', { servers: ['127.0.0.1:80; return 200'] }],
  ['no server', { servers: [] }],
])('refuses %s', (_what, wrong) => {
  const good: NginxSettings = {
    publicUrl: 'https://portal.example.org',
    servers: ['127.0.0.1:8080'],
    root: '/srv/portal',
    listen: '80',
    tls: null,
    pagePolicy: "default-src 'none'",
  };
  expect(() => nginxConfiguration(good)).not.toThrow();
  expect(() => nginxConfiguration({ ...good, ...wrong })).toThrow(/nginx cannot take|name at least one/);
});
