import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readSettings } from '../../src/config/environment.ts';
import type { Database } from '../../src/database/database.ts';
import { makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';
import { loadSaveFixture } from '../support/api/saveFixture.ts';

const ORIGIN = 'http://127.0.0.1:8091';
const HOST = '127.0.0.1:8091';

let database: Database;
let remove: () => Promise<void>;
let app: FastifyInstance;

beforeAll(async () => {
  ({ database, remove } = await makeMigratedDatabase());
  await loadSaveFixture(database);
  app = await buildPartner({ DEMO_PARTNER: 'true' });
});
afterAll(async () => {
  await app.close();
  await remove();
});

async function buildPartner(environment: Record<string, string>): Promise<FastifyInstance> {
  const settings = readSettings({
    PORTAL_ENV: 'test',
    PUBLIC_URL: ORIGIN,
    OIDC_ISSUER: 'https://login.example.org/realms/apps',
    EWP_REGISTRY_URL: 'http://127.0.0.1:9/catalogue-v1.xml',
    EWP_ADMIN_EMAIL: 'ewp@example.org',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const verifier = { verify: () => Promise.reject(new Error('nobody signs in')) };
  return buildApp({ settings, database, verifier });
}

function open(address = '/demo', headers: Record<string, string> = {}) {
  return app.inject({ url: address, headers: { host: HOST, ...headers } });
}

function press(action: string, id: number, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/demo',
    headers: { host: HOST, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ action, id: String(id) }).toString(),
  });
}

describe('the page of a demo partner', () => {
  test('shows whose office it is, in both languages, under a policy without scripts', async () => {
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('<h1>Local University</h1>');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect((await open('/demo', { 'accept-language': 'el' })).body).toContain('<html lang="el">');
    const switched = await open('/demo?lang=gr');
    expect(switched.body).toContain('Δοκιμαστικός εταίρος');
    expect(switched.headers['set-cookie']).toContain('lang=gr');
  });

  test('lets nobody in by another name, and takes no form of another page', async () => {
    expect((await open('/demo', { host: 'attacker.example:8091' })).statusCode).toBe(403);
    expect((await press('silence', 0, { origin: 'http://attacker.example' })).statusCode).toBe(403);
    expect((await press('silence', 0, { origin: '' })).statusCode).toBe(403);
    expect((await open()).body).not.toContain('answers no call');
  });

  test('refuses what an agreement has no button for, and a form that is not complete', async () => {
    const refused = await press('approve', 999);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('role="alert"');
    expect((await press('accept', 999)).statusCode).toBe(404);
    const form = { host: HOST, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (await app.inject({ method: 'POST', url: '/demo', headers: form, payload: 'action=approve&id=x' }))
        .statusCode,
    ).toBe(400);
  });

  test('answers calls of the network with 503 while it is silent, and shows that', async () => {
    const manifest = () => app.inject({ url: '/ewp/manifest.xml', headers: { host: HOST } });
    expect((await manifest()).statusCode).toBe(200);
    expect((await press('silence', 0)).headers.location).toBe('/demo?said=doneQuietly');
    expect((await manifest()).statusCode).toBe(503);
    expect((await manifest()).body).toContain('<error-response');
    expect((await open()).body).toContain('answers no call');
    await press('speak', 0);
    expect((await manifest()).statusCode).toBe(200);
  });

  test('is not there on a portal that is no demo partner', async () => {
    const portal = await buildPartner({});
    const form = { host: HOST, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await portal.inject({
      method: 'POST',
      url: '/demo',
      headers: form,
      payload: 'action=silence&id=0',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect((await portal.inject({ url: '/demo', headers: { host: HOST } })).body).not.toContain(
      'Demo partner',
    );
    await portal.close();
  });
});
