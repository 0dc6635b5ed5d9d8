import fastify, { type FastifyInstance } from 'fastify';
import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { registerDataApi } from '../../../src/data/dataApi.ts';
import type { Database } from '../../../src/database/database.ts';
import { AGREEMENT_MEMBERS, DERIVED_AGREEMENT_MEMBERS } from '../../../src/exchange/agreementMembers.ts';
import type { SignedInCaller } from '../../../src/platform/tokens/caller.ts';
import { registerErrorHandler } from '../../../src/platform/answers/errorHandler.ts';
import { testFiles } from './testFiles.ts';

export type Answer = {
  readonly status: number;
  readonly body: any;
  readonly headers: Record<string, unknown>;
};

/** The data API without sign-in: each call says who makes it. */
export type DataApiApp = {
  readonly app: FastifyInstance;
  readonly get: (
    caller: SignedInCaller,
    path: string,
    options?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** Says who makes the calls that come from now on. */
  readonly as: (caller: SignedInCaller) => void;
};

export function callerWith(role: Role, id: number, name: string): SignedInCaller {
  return { id, role, name, email: `${name}@example.org`, permissions: ROLE_PERMISSIONS[role] };
}

export async function dataApiApp(
  database: Database,
  clock = () => new Date('2026-11-21T10:00:00Z'),
): Promise<DataApiApp> {
  const app = fastify({ logger: false });
  let caller: SignedInCaller | null = null;
  registerErrorHandler(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    request.caller = caller;
  });
  await registerDataApi(app, {
    database,
    files: testFiles(database),
    clock,
    computed: AGREEMENT_MEMBERS,
    derived: DERIVED_AGREEMENT_MEMBERS,
  });
  await app.ready();
  return {
    app,
    as: (asking) => void (caller = asking),
    get: async (asking, path, options = {}) => {
      caller = asking;
      const query = new URLSearchParams(options).toString();
      const response = await app.inject({
        method: 'GET',
        url: `/api/${path}${query === '' ? '' : `?${query}`}`,
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : response.body,
        headers: response.headers,
      };
    },
  };
}
