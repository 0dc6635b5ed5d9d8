import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readSettings } from '../../src/config/environment.ts';
import type { Settings } from '../../src/config/settings.ts';
import type { Database } from '../../src/database/database.ts';
import { findFreePort } from '../../src/database/embedded/freePort.ts';
import { createIdentityProvider } from '../../src/identity/identityProvider.ts';
import { providerKeys } from '../../src/platform/providerKeys.ts';
import { tokenVerifier } from '../../src/platform/tokenVerifier.ts';
import { makeTestDatabase } from './testDatabase.ts';

export type TestServer = {
  /** Origin, without a slash at the end. */
  readonly baseUrl: string;
  readonly app: FastifyInstance;
  readonly database: Database;
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
 */
export async function startTestServer({
  environment = {},
  clock = () => new Date(),
}: {
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: () => Date;
} = {}): Promise<TestServer> {
  const { database, remove } = await makeTestDatabase();
  const settings = readSettings({
    PORTAL_ENV: 'test',
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    RATE_LIMIT: '0',
    ...environment,
  });
  const logLines: string[] = [];
  const identity =
    settings.identity.kind === 'embedded'
      ? await createIdentityProvider({ settings, database, clock })
      : undefined;
  const verifier =
    identity?.verifier ?? tokenVerifier(providerKeys(settings.identity.issuer), settings.identity);
  const logDestination = { write: (line: string) => void logLines.push(line) };
  const app = await buildApp({ settings, database, verifier, identity, clock, logDestination });
  await app.listen({ host: settings.host, port: settings.port });
  return {
    baseUrl: settings.publicUrl,
    app,
    database,
    settings,
    logLines,
    stop: async () => {
      await app.close();
      await remove();
    },
  };
}
