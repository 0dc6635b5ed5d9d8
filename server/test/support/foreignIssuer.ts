import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

/** An OpenID Connect provider of somebody else's, as far as its keys and tokens go. */
export type ForeignIssuer = {
  readonly issuer: string;
  /** Signs a token that is right in every way but what the claims say otherwise; ends in ten minutes. */
  readonly token: (claims?: JWTPayload, header?: object) => Promise<string>;
  /** Signs a logout token of the person of {@link token}, which a member of the claims that is undefined leaves out. */
  readonly logoutToken: (claims?: JWTPayload, header?: object) => Promise<string>;
  /** Signs with a key that the provider does not publish. */
  readonly forgedToken: (claims?: JWTPayload) => Promise<string>;
  /** How often its keys were fetched. */
  readonly keyFetches: () => number;
  readonly stop: () => Promise<void>;
};

const ALGORITHM = 'RS256';
const KEY_ID = 'foreign-1';

/** Starts a provider on the loopback address. */
export async function startForeignIssuer(): Promise<ForeignIssuer> {
  const [own, forged] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)]);
  const published = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
  let fetches = 0;
  let issuer = '';
  const server = createServer((request, response) => {
    const isKeys = request.url === '/certs';
    if (isKeys) fetches += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? { keys: [published] } : { issuer, jwks_uri: `${issuer}/certs` }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    issuer,
    token: (claims, header) => sign(own.privateKey, accessClaims(issuer, claims), header),
    logoutToken: (claims, header) =>
      sign(own.privateKey, logoutClaims(issuer, claims), { typ: 'logout+jwt', ...header }),
    forgedToken: (claims) => sign(forged.privateKey, accessClaims(issuer, claims)),
    keyFetches: () => fetches,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const now = (): number => Math.floor(Date.now() / 1000);

function accessClaims(issuer: string, claims: JWTPayload = {}): JWTPayload {
  return {
    iss: issuer,
    aud: 'account',
    azp: 'frontend',
    sub: 'f3a1',
    preferred_username: 'visitor',
    scope: 'openid profile email mobisis-iro',
    email: 'visitor@example.org',
    iat: now(),
    exp: now() + 600,
    ...claims,
  };
}

function logoutClaims(issuer: string, claims: JWTPayload = {}): JWTPayload {
  return {
    iss: issuer,
    aud: 'frontend',
    sub: 'f3a1',
    sid: 'session-1',
    jti: randomUUID(),
    iat: now(),
    exp: now() + 120,
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    ...claims,
  };
}

async function sign(key: CryptoKey, claims: JWTPayload, header: object = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, ...header })
    .sign(key, { crit: { 'x-demand': true } });
}
