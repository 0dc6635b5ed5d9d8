import type { EventEmitter } from 'node:events';
import type { FastifyPluginAsync } from 'fastify';
import { createLocalJWKSet } from 'jose';
import Provider from 'oidc-provider';
import type { Settings } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import { tokenVerifier, type TokenVerifier } from '../../platform/tokens/tokenVerifier.ts';
import { deleteExpiredPayloads } from './payloadStore.ts';
import { registerProviderBridge } from './providerBridge.ts';
import { providerConfiguration } from './providerConfiguration.ts';
import { pagePolicy } from './pageStyle.ts';
import { providerSecrets } from './providerSecrets.ts';
import { signInAttempts } from './signInAttempts.ts';
import { registerSignInRoutes } from './signInRoutes.ts';
import { registerStandingRoutes } from './standingRoutes.ts';

const CLEANING_MS = 3_600_000;
/** Its processes may run on several machines. */
const CLOCK_TOLERANCE_S = 5;

/** The built-in identity provider: its routes below `/realms/apps`, and a verifier that knows its keys. */
export type IdentityProvider = {
  readonly routes: FastifyPluginAsync;
  readonly verifier: TokenVerifier;
  /** It notes itself which sessions have ended. */
  readonly verifyLogout?: undefined;
  /** Who has which role is known here. */
  readonly standing?: undefined;
};

/** Sets up the built-in provider on the database; keys are made when there are none yet. */
export async function createIdentityProvider({
  settings,
  database,
  clock = () => new Date(),
}: {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock?: () => Date;
}): Promise<IdentityProvider> {
  const { identity, publicUrl } = settings;
  const university = settings.university?.university ?? null;
  const secrets = await providerSecrets(database);
  const provider = new Provider(identity.issuer, providerConfiguration(settings, database, secrets));
  provider.proxy = true;

  const verifier = tokenVerifier(createLocalJWKSet({ keys: secrets.signingKeys.map(publicPart) }), {
    ...identity,
    issuer: async () => identity.issuer,
    clockToleranceS: CLOCK_TOLERANCE_S,
    roleClaim: null,
  });

  return {
    verifier,
    routes: async (app) => {
      registerSignInRoutes(app, {
        provider,
        attempts: signInAttempts(clock),
        isHttps: publicUrl.startsWith('https:'),
        university,
      });
      registerStandingRoutes(app, { database, verifier, introspection: identity.standing.introspection });
      await app.register(async (inner) =>
        registerProviderBridge(inner, provider, { publicUrl, pagePolicy: pagePolicy(university) }),
      );
      provider.on('server_error', (_context, error) =>
        app.log.error({ err: error }, 'identity provider failed'),
      );
      // Such as a caller who is gone before the answer; without a listener the framework below writes it to the standard error output.
      (provider as EventEmitter).on('error', (error: unknown) =>
        app.log.info({ err: error }, 'identity provider could not answer'),
      );
      const cleaning = setInterval(
        () => void deleteExpiredPayloads(database).catch(() => undefined),
        CLEANING_MS,
      );
      cleaning.unref();
      app.addHook('onClose', async () => clearInterval(cleaning));
    },
  };
}

function publicPart({ kty, kid, n, e }: Record<string, unknown>) {
  return { kty: String(kty), kid: String(kid), n: String(n), e: String(e), use: 'sig', alg: 'RS256' };
}
