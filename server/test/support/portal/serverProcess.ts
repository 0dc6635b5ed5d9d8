import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { signIn } from './signIn.ts';
import { startTestServer, type TestServer } from './testServer.ts';

// The whole server in a process of its own, which an error may end; it tells its parent where it listens, and of every error that nobody caught.

/** Addresses as the framework has them, each with the methods that it takes. */
export type ServedRoutes = Readonly<Record<string, readonly string[]>>;

/** - issuer: a second server on the same data, whose people another provider signs in; its routes are those that the first one lacks */
export type ServerMessage =
  | {
      readonly kind: 'ready';
      readonly tokens: Readonly<Record<string, string>>;
      readonly servers: readonly { readonly origin: string; readonly routes: ServedRoutes }[];
    }
  | { readonly kind: 'uncaught'; readonly error: string };

/** A registry that does not answer: the node is served, and nothing goes out. */
const CONNECTED = {
  EWP_REGISTRY_URL: 'http://127.0.0.1:9/catalogue-v1.xml',
  EWP_ADMIN_EMAIL: 'ewp@example.org',
  DEMO_PARTNER: 'true',
};
const OTHER_PROVIDER = { OIDC_ISSUER: 'http://127.0.0.1:9/realms/apps' };

const tell = (message: ServerMessage): void => void process.send?.(message);
process.on('uncaughtExceptionMonitor', (error) => tell({ kind: 'uncaught', error: String(error.stack) }));

const routesOf = new Map<FastifyInstance, Map<string, Set<string>>>();
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  const routes = new Map<string, Set<string>>();
  routesOf.set(fastify, routes);
  fastify.addHook('onRoute', ({ url, method }) => {
    routes.set(url, new Set([...(routes.get(url) ?? []), ...[method].flat()]));
  });
});

const own = await startTestServer({ environment: CONNECTED, ownsProcess: true });
const other = await startTestServer({ environment: OTHER_PROVIDER, beside: own });
const tokens = Object.fromEntries(
  await Promise.all(
    ['iro', 'student', 'guest'].map(async (name) => [name, await signIn(own.baseUrl, name)] as const),
  ),
);
const known = served(own);
tell({
  kind: 'ready',
  tokens,
  servers: [
    { origin: own.baseUrl, routes: known },
    {
      origin: other.baseUrl,
      routes: Object.fromEntries(Object.entries(served(other)).filter(([url]) => !Object.hasOwn(known, url))),
    },
  ],
});

process.once('disconnect', () => {
  void other
    .stop()
    .then(own.stop)
    .then(() => process.exit(0));
});

function served({ app }: TestServer): ServedRoutes {
  const routes = routesOf.get(app) ?? new Map<string, Set<string>>();
  return Object.fromEntries([...routes].map(([url, methods]) => [url, [...methods]]));
}
