import { sql } from 'kysely';
import fastify, { type FastifyInstance } from 'fastify';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { buildApp } from '../../../src/app.ts';
import { readSettings } from '../../../src/config/environment.ts';
import type { Settings } from '../../../src/config/settings.ts';
import type { Database } from '../../../src/database/database.ts';
import { connectExchange, type ConnectedExchange } from '../../../src/exchange/connectExchange.ts';
import { findFreePort } from '../../../src/demonstration/postgres/freePort.ts';
import type { TokenVerifier } from '../../../src/platform/tokens/tokenVerifier.ts';
import { makeMigratedDatabase } from '../../support/databases/migratedDatabase.ts';
import { loadSaveFixture } from '../../support/api/saveFixture.ts';
import { catalogueXml, type HostInCatalogue, partnerServer, type PartnerServer } from 'ewp/testing';
import { giveNodeKey } from './nodeKeys.ts';
import { rarerLooks } from '../../support/letTimePass.ts';

export const HEI_A = 'local.example.edu';
export const HEI_B = 'partner.example.edu';

type Answer = { readonly status: number; readonly body: any };

/** A whole portal with its own database, reachable by people (`iro`, `teacher`) and by the other node. */
export type PortalNode = {
  readonly database: Database;
  readonly settings: Settings;
  readonly origin: string;
  readonly logLines: string[];
  readonly save: (body: object) => Promise<Answer>;
  readonly agreement: (id: number) => Promise<any>;
  readonly exchange: (
    path: string,
    options?: { method?: string; user?: string; language?: string; body?: object },
  ) => Promise<Answer>;
  /** Stops the server as a crash would, or in good order; the database stays. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
};

export type TwoPortals = {
  readonly a: PortalNode;
  readonly b: PortalNode;
  readonly stop: () => Promise<void>;
};

const SCOPES: Readonly<Record<string, string>> = { iro: 'mobisis-iro', teacher: 'mobisis-teachers' };

/** Proves nothing: a token is the name of one of the fixture's people. */
const verifier: TokenVerifier = {
  verify: async (token) => ({
    sub: token,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 600,
    scope: SCOPES[token] ?? '',
    preferred_username: token,
  }),
};

/** Starts two portals that are partners of each other, and a registry that lists both. */
export async function startTwoPortals(): Promise<TwoPortals> {
  let catalogue = '';
  const registry = await partnerServer((_request, response) => response.end(catalogue));
  const [a, b] = [await startPortal(registry, HEI_A), await startPortal(registry, HEI_B)];
  await sql`update institutions set hei_id = 'swapped' where hei_id = ${HEI_A}`.execute(b.database);
  await sql`update institutions set hei_id = ${HEI_A} where hei_id = ${HEI_B}`.execute(b.database);
  await sql`update institutions set hei_id = ${HEI_B} where hei_id = 'swapped'`.execute(b.database);
  for (const node of [a, b]) await node.start();
  const hosts = await Promise.all(
    [a, b].map(async ({ origin }, index) => hostOf(origin, [HEI_A, HEI_B][index] ?? '')),
  );
  catalogue = catalogueXml(hosts);
  return {
    a,
    b,
    stop: async () => {
      for (const node of [a, b]) await node.remove();
      await registry.stop();
    },
  };
}

async function startPortal(
  registry: PartnerServer,
  heiId: string,
): Promise<PortalNode & { remove: () => Promise<void> }> {
  const { database, remove } = await makeMigratedDatabase();
  await loadSaveFixture(database);
  await giveNodeKey(database, heiId);
  const settings = readSettings({
    PORTAL_ENV: 'test',
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    RATE_LIMIT: '0',
    OIDC_ISSUER: 'https://login.example.org/realms/apps',
    EWP_REGISTRY_URL: `${registry.origin}/catalogue-v1.xml`,
    EWP_ADMIN_EMAIL: 'ewp@example.org',
  });
  const logLines: string[] = [];
  let app: FastifyInstance | undefined;
  const call = (path: string, user: string, init: RequestInit = {}) => callAs(settings, path, user, init);
  const stop = async () => {
    await app?.close();
    app = undefined;
  };
  return {
    database,
    settings,
    origin: settings.publicUrl,
    logLines,
    save: (body) =>
      call('/api/MobilityAgreements', 'iro', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    agreement: async (id) => (await call(`/api/MobilityAgreements/${id}`, 'iro')).body,
    exchange: (path, { method = 'POST', user = 'iro', language = 'en', body } = {}) =>
      call(`/exchange${path}`, user, {
        method,
        headers: { 'accept-language': language, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    start: async () => {
      app = await startApp(settings, database, logLines);
    },
    stop,
    remove: async () => {
      await stop();
      await remove();
    },
  };
}

async function startApp(
  settings: Settings,
  database: Database,
  logLines: string[],
): Promise<FastifyInstance> {
  const logDestination = { write: (line: string) => void logLines.push(line) };
  const app = await buildApp({ settings, database, verifier, logDestination });
  await app.listen({ host: settings.host, port: settings.port });
  return app;
}

async function callAs(
  { publicUrl }: Settings,
  path: string,
  user: string,
  init: RequestInit,
): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${user}`);
  const response = await fetch(`${publicUrl}${path}`, { ...init, headers });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** The registry takes what a host declares from its manifest. */
export async function hostOf(origin: string, heiId: string): Promise<HostInCatalogue> {
  const manifest = await (await fetch(`${origin}/ewp/manifest.xml`)).text();
  const [, entries = ''] = /<r:apis-implemented>([\s\S]*)<\/r:apis-implemented>/.exec(manifest) ?? [];
  const keys = [
    ...new Set(
      [...manifest.matchAll(/<rsa-public-key>([^<]*)<\/rsa-public-key>/g)].map(([, key]) => key ?? ''),
    ),
  ];
  const security = 'xmlns:sec="https://github.com/erasmus-without-paper/ewp-specs-sec-intro/tree/stable-v2"';
  return {
    heiId,
    entries: entries.replaceAll('<http-security>', `<http-security ${security}>`),
    clientKeys: keys,
    serverKeys: keys,
  };
}

/** Opens the exchange of a portal beside its server, for what only time or a dying server would do. */
export async function besides({ settings, database }: PortalNode): Promise<ConnectedExchange> {
  if (settings.ewp === null) throw new Error('This portal is not connected.');
  const log = fastify({ logger: false }).log;
  return connectExchange({ settings: settings.ewp, database, clock: () => new Date(), log });
}

/** Lets the time go by for which the exchange's work waits. */
export async function waitNoLonger({ database }: Pick<PortalNode, 'database'>): Promise<void> {
  await sql`update exchange_deliveries set next_try_at = now(), claimed_until = null where state = 'waiting'`.execute(
    database,
  );
  await sql`
    update exchange_incoming set next_try_at = case when next_try_at is not null then now() end, claimed_until = case when state = 'working' then now() end
    where state in ('waiting', 'working')`.execute(database);
  await sql`update exchange_queue.job set start_after = now() where state < 'active'`.execute(database);
}

/** Waits until something is so; the exchange works in the background. */
export async function eventually<T>(what: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  const end = Date.now() + patient(45_000);
  const nextLook = rarerLooks();
  for (;;) {
    const value = await what();
    if (isSo(value)) return value;
    if (Date.now() > end) throw new Error(`It did not come to pass: ${JSON.stringify(value)}`);
    await nextLook();
  }
}
