import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

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
  /** From now on it signs with a new key, and publishes that and the others given. */
  readonly rotate: (others?: readonly JWK[]) => Promise<void>;
  /** From now on it answers this to whoever looks for its document or its keys; null: as it should. */
  readonly failWith: (status: number | null) => void;
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
const KEY_ID = 'foreign';

/**
 * Starts a provider on the loopback address.
 *
 * - end: what its name ends in, such as a slash
 */
export async function startForeignIssuer(end = ''): Promise<ForeignIssuer> {
  const forged = await generateKeyPair(ALGORITHM);
  let turn = 0;
  let published: readonly JWK[] = [];
  let own: CryptoKey;
  let failure: number | null = null;
  const keyId = () => `${KEY_ID}-${turn}`;
  const rotate = async (others: readonly JWK[] = []) => {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
    turn += 1;
    own = privateKey;
    published = [...others, { ...(await exportJWK(publicKey)), kid: keyId(), alg: ALGORITHM, use: 'sig' }];
  };
  await rotate();
  let fetches = 0;
  let address = '';
  let issuer = '';
  let endPoints: readonly StandingEndPoint[] = [];
  let answer: Parameters<ForeignIssuer['say']>[0] = {};
  const asked: AskedStanding[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-origin', '*');
    if (failure !== null && !url.endsWith('_endpoint')) response.writeHead(failure).end();
    else if (url.startsWith('/authorize')) {
      const back = new URL(url, address).searchParams.get('redirect_uri') ?? '';
      response.writeHead(302, { location: `${back}?error=login_required` }).end();
    } else if (url === '/certs') {
      fetches += 1;
      response.end(JSON.stringify({ keys: published }));
    } else if (url.endsWith('_endpoint')) {
      void bodyOf(request).then((body) => {
        asked.push({ path: url.slice(1), authorization: request.headers.authorization, body });
        if (answer === 'nothing') return response.destroy();
        return response
          .writeHead(answer.status ?? 200, answer.headers)
          .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
      });
    } else {
      const named = Object.fromEntries(endPoints.map((name) => [name, `${address}/${name}`]));
      const always = {
        issuer,
        jwks_uri: `${address}/certs`,
        authorization_endpoint: `${address}/authorize`,
        token_endpoint: `${address}/token`,
      };
      response.end(JSON.stringify({ ...always, ...named }));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  issuer = `${address}${end}`;
  return {
    issuer,
    token: (claims, header) => sign(own, accessClaims(issuer, claims), { kid: keyId(), ...header }),
    logoutToken: (claims, header) =>
      sign(own, logoutClaims(issuer, claims), { kid: keyId(), typ: 'logout+jwt', ...header }),
    forgedToken: (claims) => sign(forged.privateKey, accessClaims(issuer, claims), { kid: keyId() }),
    keyFetches: () => fetches,
    rotate,
    failWith: (status) => {
      failure = status;
    },
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
    preferred_username: claims.sub ?? 'visitor',
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
    .setProtectedHeader({ alg: ALGORITHM, ...header })
    .sign(key, { crit: { 'x-demand': true } });
}
