import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OIDC_REALM } from 'shared-contracts/session/session.ts';
import * as z from 'zod';
import type { ClientCredentials } from '../../config/identitySettings.ts';
import type { Database } from '../../database/database.ts';
import { bearerToken } from '../../platform/tokens/bearerToken.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { BAD_TOKEN_TEXT } from '../../platform/problems/problemTexts.ts';
import type { TokenClaims, TokenVerifier } from '../../platform/tokens/tokenVerifier.ts';
import { InvalidTokenError } from '../../platform/tokens/verifiedPayload.ts';
import { accountClaims } from './accountClaims.ts';
import { withRole } from './demoAccounts.ts';
import { endedSessions } from '../../identity/endedSessions.ts';
import { PROVIDER_BASE, STANDING_ROUTES } from './providerPaths.ts';

const SCOPE = 'openid profile email';
const bodySchema = z.object({ token: z.string().min(1) });

type Parts = {
  readonly database: Database;
  readonly verifier: TokenVerifier;
  /** Who may introspect tokens; null: nobody. */
  readonly introspection: ClientCredentials | null;
};

/**
 * Tells other servers what a token of the built-in provider is good for by now: UserInfo to whoever has it, introspection to the client that is set for it.
 *
 * Sources: OpenID Connect Core 1.0, section 5.3; RFC 7662, section 2.
 */
export function registerStandingRoutes(
  app: FastifyInstance,
  { database, verifier, introspection }: Parts,
): void {
  const sessions = endedSessions(database);

  async function standing(token: string | undefined): Promise<TokenClaims | undefined> {
    const claims = await verifier.verify(token ?? '').catch((error: unknown) => {
      if (error instanceof InvalidTokenError) return undefined;
      throw error;
    });
    if (claims === undefined || (await sessions.hasEnded(claims))) return undefined;
    const user = await database
      .selectFrom('users')
      .select('enabled')
      .where('name', '=', claims.sub)
      .executeTakeFirst();
    return user?.enabled === false ? undefined : { ...claims, scope: withRole(SCOPE, claims.sub) };
  }

  app.route({
    method: ['GET', 'POST'],
    url: `${PROVIDER_BASE}${STANDING_ROUTES.userInfo}`,
    handler: async (request, reply) => {
      const claims = await standing(bearerToken(request.headers.authorization));
      if (claims === undefined) throw refused(reply, `Bearer realm="${OIDC_REALM}", error="invalid_token"`);
      const { sub, scope } = claims;
      return send(reply, { sub, scope, ...(await accountClaims(database, sub)) });
    },
  });
  if (introspection === null) return;
  app.post(`${PROVIDER_BASE}${STANDING_ROUTES.introspection}`, async (request, reply) => {
    if (!isClient(request, introspection)) throw refused(reply, `Basic realm="${OIDC_REALM}"`);
    const body = bodySchema.safeParse(request.body);
    const claims = body.success ? await standing(body.data.token) : undefined;
    if (claims === undefined) return send(reply, { active: false });
    const { sub, scope, exp, iat } = claims;
    return send(reply, { active: true, sub, scope, exp, iat, token_type: 'Bearer' });
  });
}

function send(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(body);
}

function refused(reply: FastifyReply, challenge: string): Problem {
  void reply.header('www-authenticate', challenge);
  return new Problem('not-signed-in', BAD_TOKEN_TEXT);
}

function isClient({ headers }: FastifyRequest, { clientId, clientSecret }: ClientCredentials): boolean {
  const [, given = ''] = /^basic +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const [name = '', secret = ''] = Buffer.from(given, 'base64').toString().split(':').map(decoded);
  return isSame(name, clientId) && isSame(secret, clientSecret);
}

/** Names and secrets come encoded as a form's values. Source: RFC 6749, section 2.3.1. */
function decoded(text: string): string {
  return new URLSearchParams(`value=${text}`).get('value') ?? '';
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
