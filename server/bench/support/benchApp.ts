import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readSettings } from '../../src/config/environment.ts';
import type { Database } from '../../src/database/database.ts';
import { tokenVerifier } from '../../src/platform/tokens/tokenVerifier.ts';

const ISSUER = 'https://bench.example';
const AUDIENCE = 'portal-api';

/** Whose token is made, and the scope that names the role. */
export type BenchPerson = { readonly name: string; readonly scope: string };

type Options = {
  readonly database: Database;
  readonly person: BenchPerson;
  readonly askDatabase?: () => Promise<unknown>;
  readonly env?: Readonly<Record<string, string>>;
  /** JWK of the private key that tokens are signed with, so that several processes take the same tokens; else each has its own. */
  readonly key?: string | undefined;
  /** Watches what the server does. */
  readonly watch?: (app: FastifyInstance) => void;
};

/** Builds the whole server, with a token of a person and the means to make others; only the tokens' issuer is a stand-in. */
export async function buildBenchApp({ database, person, askDatabase, env = {}, key, watch }: Options) {
  const settings = readSettings({ PORTAL_ENV: 'test', RATE_LIMIT: '0', LOG_LEVEL: 'warn', ...env });
  const { publicKey, privateKey } = await keyPair(key);
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
  const app = await buildApp({ settings, database, verifier, askDatabase, watch });
  return { app, token: await tokenOf(person), tokenOf };
}

/** Makes a private key that several processes can be given, as JWK. */
export async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}

async function keyPair(given: string | undefined) {
  if (given === undefined) return generateKeyPair('RS256');
  const jwk = JSON.parse(given) as JWK;
  const [privateKey, publicKey] = await Promise.all([
    importJWK(jwk, 'RS256'),
    importJWK({ kty: jwk.kty, n: jwk.n, e: jwk.e } as JWK, 'RS256'),
  ]);
  return { privateKey, publicKey };
}
