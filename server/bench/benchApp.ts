import { exportJWK, generateKeyPair, SignJWT, createLocalJWKSet } from 'jose';
import { buildApp } from '../src/app.ts';
import { readSettings } from '../src/config/environment.ts';
import type { Database } from '../src/database/database.ts';
import { tokenVerifier } from '../src/platform/tokenVerifier.ts';

const ISSUER = 'https://bench.example';
const AUDIENCE = 'portal-api';

type Options = {
  readonly database: Database;
  /** Whose token is made, and the scope that names the role. */
  readonly person: { readonly name: string; readonly scope: string };
  readonly env?: Readonly<Record<string, string>>;
};

/** Builds the whole server, with a token of a person; only the tokens' issuer is a stand-in. */
export async function buildBenchApp({ database, person, env = {} }: Options) {
  const settings = readSettings({ PORTAL_ENV: 'test', RATE_LIMIT: '0', LOG_LEVEL: 'warn', ...env });
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
  const verifier = tokenVerifier(keys, {
    issuer: ISSUER,
    audience: AUDIENCE,
    clientId: settings.identity.clientId,
  });
  const token = await new SignJWT({ scope: `openid ${person.scope}`, preferred_username: person.name })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(person.name)
    .setExpirationTime('4h')
    .sign(privateKey);
  return { app: await buildApp({ settings, database, verifier }), token };
}
