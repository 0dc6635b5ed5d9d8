import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
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
  /** From now on its document names these end points. */
  readonly offer: (endPoints: readonly StandingEndPoint[]) => void;
  /** What it answers there from now on: status and body, or nothing at all. */
  readonly say: (
    answer:
      | { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> }
      | 'nothing',
  ) => void;
  /** What was asked there so far. */
  readonly asked: readonly AskedStanding[];
  readonly stop: () => Promise<void>;
};

/** Where it can be asked what a token is good for by now, as its document names them. */
export type StandingEndPoint = 'userinfo_endpoint' | 'introspection_endpoint';
export type AskedStanding = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
};

const ALGORITHM = 'RS256';
const KEY_ID = 'foreign-1';

/** Starts a provider on the loopback address. */
export async function startForeignIssuer(): Promise<ForeignIssuer> {
  const [own, forged] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)]);
  const published = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
  let fetches = 0;
  let issuer = '';
  let endPoints: readonly StandingEndPoint[] = [];
  let answer: Parameters<ForeignIssuer['say']>[0] = {};
  const asked: AskedStanding[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    response.setHeader('content-type', 'application/json');
    if (url === '/certs') {
      fetches += 1;
      response.end(JSON.stringify({ keys: [published] }));
    } else if (url.endsWith('_endpoint')) {
      void bodyOf(request).then((body) => {
        asked.push({ path: url.slice(1), authorization: request.headers.authorization, body });
        if (answer === 'nothing') return response.destroy();
        return response
          .writeHead(answer.status ?? 200, answer.headers)
          .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
      });
    } else {
      const named = Object.fromEntries(endPoints.map((name) => [name, `${issuer}/${name}`]));
      response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/certs`, ...named }));
    }
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
    offer: (named) => {
      endPoints = named;
    },
    say: (said) => {
      answer = said;
    },
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
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
