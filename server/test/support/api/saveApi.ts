import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { registerDataApi } from '../../../src/data/dataApi.ts';
import type { Database } from '../../../src/database/database.ts';
import { AGREEMENT_MEMBERS, DERIVED_AGREEMENT_MEMBERS } from '../../../src/exchange/agreementMembers.ts';
import { registerExchange } from '../../../src/exchange/exchangeRoutes.ts';
import type { SignedInCaller } from '../../../src/platform/tokens/caller.ts';
import { registerJsonBodies } from '../../../src/platform/bodies/jsonBodies.ts';
import { registerErrorHandler } from '../../../src/platform/answers/errorHandler.ts';
import { registerReminders } from '../../../src/reminders/reminderRoutes.ts';
import { copyDatabase } from '../databases/ownDatabase.ts';
import { loadSaveFixture, type USER_IDS } from './saveFixture.ts';
import { makeTestDatabase } from '../databases/testDatabase.ts';
import { testFiles } from './testFiles.ts';

export type UserName = keyof typeof USER_IDS;

const ROLES: Readonly<Record<UserName, Role>> = {
  iro: 'IRO',
  iro2: 'IRO',
  teacher: 'Faculty',
  teacher2: 'Faculty',
  student: 'Student',
  student2: 'Student',
  guest: 'No Rights',
};

/** Making a database takes seconds on a busy machine. */
export const START_TIMEOUT_MS = patient(60_000);

/** The moment at which every test begins; the long-term window of the fixture is open, the short-term one is closed. */
export const NOW = new Date('2026-11-21T12:00:00.000Z');

export type Answer = { readonly status: number; readonly body: any };

export type SaveApi = {
  readonly database: Database;
  /** Calls as one of the fixture's people. */
  readonly call: (
    user: UserName,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly save: (
    user: UserName,
    set: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** Reads with the whole answer: headers, and the body as text. */
  readonly raw: (
    user: UserName,
    path: string,
    headers?: Record<string, string>,
  ) => Promise<{
    readonly statusCode: number;
    readonly headers: Record<string, unknown>;
    readonly body: string;
    readonly rawPayload: Buffer;
  }>;
  /** Posts to the partner exchange of a portal that is not connected to the network. */
  readonly exchange: (user: UserName, path: string, body: unknown) => Promise<Answer>;
  /** Sets what the server takes for now. */
  readonly setClock: (now: Date) => void;
  readonly close: () => Promise<void>;
};

type AppParts = { readonly database: Database; readonly clock: () => Date };
/** Registers further parts of the server, on the same database and clock. */
export type AddParts = (app: FastifyInstance, parts: AppParts) => void;

/** Starts the data API on a database of its own with the fixture, and with callers that need no token. */
export async function startSaveApi(addParts: AddParts = () => undefined): Promise<SaveApi> {
  const { database, remove } = await copyDatabase('PORTAL_TEST_TABLES', 10);
  await loadSaveFixture(database);
  return serve(database, remove, addParts);
}

/** Starts the data API on a copy of the sample data, with the same callers. */
export async function startSampleApi(): Promise<SaveApi> {
  const { database, remove } = await makeTestDatabase();
  return serve(database, remove);
}

async function serve(
  database: Database,
  release: () => Promise<void>,
  addParts: AddParts = () => undefined,
): Promise<SaveApi> {
  let now = NOW;
  const users = await sql<{ id: number; name: string }>`select id, name from users`.execute(database);
  const userIds = new Map(users.rows.map(({ id, name }) => [name, id]));
  const app = await buildApp({ database, clock: () => now }, userIds, addParts);
  const call: SaveApi['call'] = async (user, method, path, body, headers = {}) => {
    const payload = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
    const response = await app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/${path}`,
      headers: {
        'x-test-user': user,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
    return { status: response.statusCode, body: parse(response.body) };
  };
  return {
    database,
    call,
    save: (user, set, body, headers) => call(user, 'POST', set, body, headers),
    raw: (user, path, headers = {}) =>
      app.inject({ method: 'GET', url: `/api/${path}`, headers: { 'x-test-user': user, ...headers } }),
    exchange: (user, path, body) => call(user, 'POST', `/exchange${path}`, body),
    setClock: (moment) => {
      now = moment;
    },
    close: async () => {
      await app.close();
      await release();
    },
  };
}

function parse(text: string): unknown {
  return text === '' ? null : JSON.parse(text);
}

async function buildApp(
  parts: AppParts,
  userIds: ReadonlyMap<string, number>,
  addParts: AddParts,
): Promise<FastifyInstance> {
  const { database, clock } = parts;
  const app = fastify();
  registerErrorHandler(app);
  registerJsonBodies(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    request.caller = callerNamed(String(request.headers['x-test-user']), userIds);
  });
  await registerDataApi(app, {
    database,
    files: testFiles(database),
    clock,
    computed: AGREEMENT_MEMBERS,
    derived: DERIVED_AGREEMENT_MEMBERS,
  });
  registerReminders(app, { database, clock, canMail: true, onSaved: () => {} });
  registerExchange(app, { database, clock, services: null });
  addParts(app, parts);
  return app;
}

function callerNamed(name: string, userIds: ReadonlyMap<string, number>): SignedInCaller {
  const id = userIds.get(name);
  if (!(name in ROLES) || id === undefined) throw new Error(`nobody is named ${name}`);
  const role = ROLES[name as UserName];
  return { id, name, email: `${name}@example.org`, role, permissions: ROLE_PERMISSIONS[role] };
}
