import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { sql } from 'kysely';
import type { Call } from 'shared-contracts/call/call.ts';
import { type CallName, CALLS } from 'shared-contracts/calls.ts';
import { pathOf } from 'shared-contracts/call/callPath.ts';
import { fromJSONSchema } from 'zod';
import { describeOpenApi } from '../../src/data/describe/openapi.ts';
import { BASES, routeOf } from '../../src/platform/calls/routeOf.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const ITALY = 380;
const OURS = 'auth.gr';
/** Routes that serve every set, and the descriptions themselves. */
const SET_ROUTES = /^\/(api\/(:set(\/(index\.json|:id(\/:member)?))?|\$metadata)|openapi\.json)$/;
/** Pages and their files, and the provider that signs people in. */
const PORTAL_ROUTES = /^\/(m\/\*|shell\/\*|registry\/\*|:file|realms\/.*)$/;

const routes: RouteOptions[] = [];
/** Notes the routes of the server that is started meanwhile: other tests of this process have servers of their own. */
function noteRoutes(message: unknown) {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', (route) => void routes.push(route));
}

let server: TestServer;
let agreement = 0;
const tokens = new Map<string, string>();

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  server = await startTestServer();
  unsubscribe('fastify.initialization', noteRoutes);
  for (const name of ['iro', 'student']) tokens.set(name, await signIn(server.baseUrl, name));
  const { rows } = await sql<{ id: number }>`select id from agreements order by id limit 1`.execute(
    server.database,
  );
  agreement = rows[0]?.id ?? 0;
});
afterAll(() => server.stop());

const values = () => ({
  id: agreement,
  agreementId: agreement,
  countryId: ITALY,
  heiId: OURS,
  ounitId: 'none',
  act: 'approve',
});

async function ask(call: Call, method: string, path: string, user?: string) {
  const { body: sent } = call;
  const media = sent !== undefined && 'media' in sent ? sent.media : 'application/json';
  const headers = {
    ...(user === undefined ? {} : bearer(tokens.get(user) ?? '')),
    ...(sent === undefined ? {} : { 'content-type': media }),
  };
  const address = `${server.baseUrl}${BASES[call.base]}${pathOf<string>({ path }, values())}`;
  const body = sent === undefined ? {} : { body: '{}' };
  const response = await fetch(address, { method, headers, ...body });
  const text = await response.text();
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const isJson = type === 'application/json';
  return { status: response.status, type, body: isJson ? (JSON.parse(text) as unknown) : text };
}

const EVERY = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  [call.path, ...(call.alsoAt ?? [])].flatMap((path) =>
    call.methods.map((method) => ({ name, call, path, method })),
  ),
);

type Described = { readonly [keyword: string]: unknown };

function at(part: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    part,
  );
}

/** The schema with all that it may refer to. */
function resolvable(schema: unknown): unknown {
  const text = JSON.stringify({
    ...Object(schema),
    $defs: at(describeOpenApi(), 'components', 'schemas'),
  });
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
}

/** What is not described is not sent: every object is closed. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  return 'properties' in parts ? { ...parts, additionalProperties: false } : parts;
}

describe('the calls outside the sets', () => {
  test('are routes of the server, all of them and no others', () => {
    const described = EVERY.map(({ call, path, method }) => `${method} ${routeOf(call.base, path)}`);
    const served = routes
      .filter(({ url }) => !SET_ROUTES.test(url) && !PORTAL_ROUTES.test(url))
      .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
      .filter((route) => !route.startsWith('HEAD '));
    expect([...new Set(served)].toSorted()).toEqual([...new Set(described)].toSorted());
  });

  test.each(EVERY)('$method $path answers what its description says', async ({ call, path, method }) => {
    const { status, type, body } = await ask(call, method, path, 'iro');
    const responses = at(describeOpenApi(), 'paths', path, method.toLowerCase(), 'responses');
    const answer = at(responses, String(status));
    expect(answer).toBeDefined();
    const own = at(answer, 'content', type, 'schema');
    // A file is what nothing but its kind is said of.
    if (at(own, 'format') === 'binary') return;
    const schema = own ?? at(describeOpenApi(), 'components', 'schemas', 'ApiError');
    expect(
      fromJSONSchema(closed(resolvable(schema)) as Described).safeParse(body).error?.issues ?? [],
    ).toEqual([]);
  });

  test.each(['readHistory', 'listPartners', 'lookUpHei', 'readCopies', 'listDocuments'] satisfies CallName[])(
    '%s gives the office something without the network',
    async (name) => {
      const call: Call = CALLS[name];
      expect((await ask(call, call.methods[0], call.path, 'iro')).status).toBe(200);
    },
  );
});
