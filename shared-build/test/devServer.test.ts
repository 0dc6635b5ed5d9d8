import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import { openKeySet, openRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { patient } from '../../scripts/lib/patience.mjs';
import { createDevRegistry } from '../src/dev/devRegistry.ts';
import { devPage, devPolicy } from '../src/dev/devPage.ts';
import { createOriginSwap } from '../src/dev/originSwap.ts';
import { bootDataOf } from '../src/portalPage/indexPage.ts';
import { verifyText } from '../src/signing/keyPair.ts';
import { ROOT } from '../src/workspace/workspace.ts';
import { buildDescription, buildRelease } from './support/buildRelease.ts';

const SAMPLE = buildRelease().release;
const OTHER = buildRelease({ description: buildDescription({ id: 'mfe-other' }) }).release;
const PORTAL_POLICY =
  "default-src 'none'; script-src 'self' 'sha256-abc='; connect-src 'self'; require-trusted-types-for 'script'";

/** A page as portals serve it, with a registry that names a module. */
function portalPage(): string {
  const keys = createDevRegistry();
  const nobody = { signed: '', signatures: [] };
  const before = { signed: JSON.stringify({ modules: {} }), signatures: [], keys: nobody };
  const boot = { registry: keys.sign(before, OTHER), roots: keys.roots, shell: { base: '/shell/abc/' } };
  return `<!doctype html><script type="application/json" id="portal-boot">${JSON.stringify(boot)}</script>`;
}

/** What a browser takes of a page. */
async function registryOf(page: string): Promise<Registry> {
  const boot = bootDataOf(page);
  const set = await openKeySet(boot!.registry.keys, boot!.roots, verifyText);
  return openRegistry(boot!.registry, set, new Date(), verifyText);
}

describe('page of a module that is developed', () => {
  test('carries a registry that its own roots vouch for, in which this module alone comes from here, and whose number rises', async () => {
    const registry = createDevRegistry();
    const page = portalPage();
    const pageOf = () =>
      devPage(page, registry.sign(bootDataOf(page)!.registry, SAMPLE), registry.roots, null);
    const [first, second] = [await registryOf(pageOf()), await registryOf(pageOf())];
    expect(first.modules['mfe-sample']).toMatchObject({
      base: '/dev/mfe-sample/',
      release: { files: {}, release: '1.2.3-dev' },
    });
    expect(first.modules['mfe-other']?.release.entry).toBe(OTHER.entry);
    expect(second.sequence).toBeGreaterThan(first.sequence);
  });

  test('may hear of changes, and run one more inline script where it brings one, and is bound as before otherwise', () => {
    expect(devPolicy(PORTAL_POLICY, 'ws://localhost:1', null)).toBe(
      PORTAL_POLICY.replace("connect-src 'self'", "connect-src 'self' ws://localhost:1"),
    );
    expect(devPolicy(PORTAL_POLICY, 'ws://localhost:1', { scriptHashes: ['sha256-x='] } as never)).toContain(
      "script-src 'self' 'sha256-abc=' 'sha256-x=';",
    );
  });

  test('swaps origins in addresses, and in addresses inside of addresses', () => {
    const { toLocal, toPortal } = createOriginSwap('https://portal.example.org', 'http://localhost:1');
    const address = 'https://portal.example.org/auth?redirect_uri=https%3A%2F%2Fportal.example.org%2F';
    expect(toLocal(address)).toBe('http://localhost:1/auth?redirect_uri=http%3A%2F%2Flocalhost%3A1%2F');
    expect(toPortal(toLocal(address))).toBe(address);
  });
});

describe('pnpm dev', () => {
  let portal: http.Server;
  let dev: ChildProcess | undefined;
  let local: string;
  let asked: { url: string; origin: string | undefined; body: string }[];

  const freePort = () =>
    new Promise<number>((resolve) => {
      const server = createServer().listen(0, 'localhost', () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
    });

  beforeAll(async () => {
    asked = [];
    portal = http.createServer((request, response) => {
      void text(request).then((body) => {
        const url = request.url ?? '';
        const origin = `http://${request.headers.host}`;
        asked.push({ url, origin: request.headers.origin, body });
        if (url.startsWith('/config.json'))
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ authority: `${origin}/realms/apps` }));
        else if (url.startsWith('/realms/')) response.writeHead(303, { location: `${origin}/?code=1` }).end();
        else if (url.startsWith('/api/'))
          response.setHeader('content-type', 'application/json').end(`"${origin}"`);
        else
          response
            .setHeader('content-type', 'text/html')
            .setHeader('content-security-policy', PORTAL_POLICY)
            .setHeader('etag', '"1"')
            .end(portalPage());
      });
    });
    await new Promise<void>((resolve) => portal.listen(0, 'localhost', resolve));
    local = `http://localhost:${await freePort()}`;
    dev = spawn(
      process.execPath,
      [
        path.join(ROOT, 'shared-build/src/cli/dev.ts'),
        '--deployed-shell',
        '--portal',
        address(),
        '--port',
        new URL(local).port,
      ],
      { cwd: path.join(ROOT, 'mfe-factsheets'), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    await new Promise<void>((resolve, reject) => {
      let said = '';
      for (const stream of [dev!.stdout, dev!.stderr])
        stream?.on('data', (part) => {
          said += String(part);
          if (said.includes('compiled successfully')) resolve();
        });
      dev?.once('exit', () => reject(new Error(said)));
    });
  }, patient(120_000));

  afterAll(async () => {
    const ended = new Promise((resolve) => dev?.once('exit', resolve));
    dev?.kill('SIGINT');
    await ended;
    portal.closeAllConnections();
    await new Promise((resolve) => portal.close(resolve));
  });

  const address = () => `http://localhost:${(portal.address() as AddressInfo).port}`;

  test('serves the module from here and the other modules from the portal, in a page that its keys vouch for', async () => {
    const answer = await fetch(`${local}/factsheets`, { headers: { 'if-none-match': '"1"' } });
    expect(answer.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${local.replace('http', 'ws')};`,
    );
    const { modules } = await registryOf(await answer.text());
    const { base, release } = modules['mfe-factsheets']!;
    expect(Object.keys(modules)).toEqual(['mfe-other', 'mfe-factsheets']);
    expect(release.container).toBe('mfe_factsheets_dev');
    const entry = await fetch(local + base + release.entry);
    expect(entry.headers.get('content-type')).toContain('javascript');
    expect(await entry.text()).toContain(release.container);
  });

  test('lets the provider of identities believe that it is asked at its own address', async () => {
    expect(await (await fetch(`${local}/config.json`)).json()).toEqual({ authority: `${local}/realms/apps` });
    const signIn = await fetch(`${local}/realms/apps/token?back=${encodeURIComponent(`${local}/`)}`, {
      method: 'POST',
      headers: { origin: local },
      body: new URLSearchParams({ redirect_uri: `${local}/` }),
      redirect: 'manual',
    });
    expect(signIn.headers.get('location')).toBe(`${local}/?code=1`);
    expect(asked.at(-1)).toEqual({
      url: `/realms/apps/token?back=${encodeURIComponent(`${address()}/`)}`,
      origin: address(),
      body: new URLSearchParams({ redirect_uri: `${address()}/` }).toString(),
    });
  });

  test('hands calls of the data API on as they are, and tells the portal nothing of what becomes of the module', async () => {
    expect(await (await fetch(`${local}/api/Sets`)).json()).toBe(address());
    const before = asked.length;
    for (const path_ of ['ModuleReports', 'FaultReports'])
      expect((await fetch(`${local}/api/${path_}`, { method: 'POST', body: '{}' })).status).toBe(204);
    expect(asked).toHaveLength(before);
  });

  test('says so when there is no portal', async () => {
    const child = spawn(
      process.execPath,
      [path.join(ROOT, 'shared-build/src/cli/dev.ts'), '--portal', 'http://localhost:1'],
      {
        cwd: path.join(ROOT, 'mfe-factsheets'),
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    expect(await text(child.stderr)).toContain('No portal answers at http://localhost:1');
  });
});
