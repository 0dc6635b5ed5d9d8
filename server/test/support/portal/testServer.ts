import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/app.ts';
import { readSettings } from '../../../src/config/environment.ts';
import type { Settings } from '../../../src/config/settings.ts';
import type { Database } from '../../../src/database/database.ts';
import { openHealthProbe } from '../../../src/database/healthProbe.ts';
import { findFreePort } from '../../../src/demonstration/postgres/freePort.ts';
import { externalProvider } from '../../../src/identity/externalProvider.ts';
import { createIdentityProvider } from '../../../src/demonstration/identity/identityProvider.ts';
import { openWatch } from '../../../src/operation/openWatch.ts';
import { makeTestDatabase, type TestDatabase } from '../databases/testDatabase.ts';

export type TestServer = {
  /** Origin, without a slash at the end. */
  readonly baseUrl: string;
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Address of the database. */
  readonly databaseUrl: string;
  readonly settings: Settings;
  /** Every line that the server logged so far. */
  readonly logLines: readonly string[];
  readonly stop: () => Promise<void>;
};

/**
 * Starts the real server on a free port, with the built-in identity provider, on a database of its own.
 *
 * - environment: variables besides those that a test server needs; `OIDC_ISSUER` puts another provider in place of the built-in one
 * - clock: what the server takes for now
 * - ownsProcess: as the portal itself runs: an error that nobody caught may end the process
 * - beside: another server of the same portal, whose database and public address this one has too
 */
export async function startTestServer({
  environment = {},
  clock = () => new Date(),
  beside,
  ownsProcess = false,
}: {
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: () => Date;
  readonly beside?: TestServer;
  readonly ownsProcess?: boolean;
} = {}): Promise<TestServer> {
  const { database, url, remove } = beside === undefined ? await makeTestDatabase() : lentDatabase(beside);
  const settings = readSettings({
    PORTAL_ENV: 'test',
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    RATE_LIMIT: '0',
    ...(beside && { PUBLIC_URL: beside.settings.publicUrl }),
    ...environment,
  });
  const logLines: string[] = [];
  const identity =
    settings.identity.kind === 'embedded'
      ? await createIdentityProvider({ settings, database, clock })
      : undefined;
  const { verifier, verifyLogout, standing } = identity ?? externalProvider(settings.identity, clock);
  const health = openHealthProbe(url);
  const watch = await openWatch(settings, database);
  const logDestination = { write: (line: string) => void logLines.push(line) };
  const app = await buildApp({
    settings,
    database,
    verifier,
    verifyLogout,
    standing,
    identity,
    clock,
    logDestination,
    ownsProcess,
    askDatabase: health.ask,
    watch: watch.watch,
  });
  await app.listen({ host: settings.host, port: settings.port });
  return {
    baseUrl: beside === undefined ? settings.publicUrl : `http://${settings.host}:${settings.port}`,
    app,
    database,
    databaseUrl: url,
    settings,
    logLines,
    stop: async () => {
      await app.close();
      await watch.close();
      await health.close();
      await remove();
    },
  };
}

function lentDatabase({ database, databaseUrl }: TestServer): TestDatabase {
  return { database, url: databaseUrl, remove: async () => undefined };
}
