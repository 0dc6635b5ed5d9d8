import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { buildApp } from '../../src/app.ts';
import { readSettings } from '../../src/config/environment.ts';
import type { Database } from '../../src/database/database.ts';
import { tokenVerifier } from '../../src/platform/tokens/tokenVerifier.ts';

const ISSUER = 'https://bench.example';
const AUDIENCE = 'portal-api';

/** Whose token is made, and the scope that names the role. */
type BenchPerson = { readonly name: string; readonly scope: string };

type Options = {
  readonly database: Database;
  readonly askDatabase?: () => Promise<unknown>;
  readonly env?: Readonly<Record<string, string>>;
};

/** Builds the whole server, with a token of the office and the means to make others; only the tokens' issuer is a stand-in. */
export async function buildBenchApp({ database, askDatabase, env = {} }: Options) {
  const settings = readSettings({ PORTAL_ENV: 'test', RATE_LIMIT: '0', LOG_LEVEL: 'warn', ...env });
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
  const verifier = tokenVerifier(keys, {
    clockToleranceS: 5,
    roleClaim: null,
    nameClaim: settings.identity.nameClaim,
    issuer: async () => ISSUER,
    audience: AUDIENCE,
    clientId: settings.identity.clientId,
  });
  const tokenOf = ({ name, scope }: BenchPerson) =>
    new SignJWT({ scope: `openid ${scope}`, preferred_username: name })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(name)
      .setIssuedAt()
      .setExpirationTime('4h')
      .sign(privateKey);
  const app = await buildApp({ settings, database, verifier, askDatabase });
  return { app, token: await tokenOf({ name: 'iro', scope: 'mobisis-iro' }), tokenOf };
}
