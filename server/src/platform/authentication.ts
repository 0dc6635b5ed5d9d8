import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OIDC_REALM } from 'shared-contracts/session.ts';
import { bearerToken } from './bearerToken.ts';
import type { CallerDirectory } from './caller.ts';
import { Problem } from './problem.ts';
import { BAD_TOKEN_TEXT, SIGN_IN_TEXT, UNAVAILABLE_TEXT } from './problemTexts.ts';
import { InvalidTokenError, type TokenClaims, type TokenVerifier } from './tokenVerifier.ts';

/** Below these every call needs a token. */
const GUARDED = /^\/(api|exchange)\//;

/**
 * Finds out who makes each call below `/api` and `/exchange` and sets `request.caller`, before anything of the call is read.
 *
 * The bearer header alone counts: a cookie would let another site act in a person's name. Without a token, or with one that proves
 * nothing, the call ends with 401 and `WWW-Authenticate`; 503 when the provider's keys cannot be had.
 */
export function registerAuthentication(
  app: FastifyInstance,
  { verifier, callers }: { readonly verifier: TokenVerifier; readonly callers: CallerDirectory },
): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isGuarded(request)) return;
    const claims = await claimsOf(request, reply, verifier);
    request.caller = await callers.callerOf(claims);
  });
}

function isGuarded(request: FastifyRequest): boolean {
  const pattern = request.routeOptions.url ?? request.url;
  return request.method !== 'OPTIONS' && (GUARDED.test(pattern) || GUARDED.test(request.url));
}

async function claimsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  verifier: TokenVerifier,
): Promise<TokenClaims> {
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) {
    void reply.header('www-authenticate', `Bearer realm="${OIDC_REALM}"`);
    throw new Problem('not-signed-in', SIGN_IN_TEXT);
  }
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) {
      request.log.error({ err: error }, 'identity provider does not answer');
      throw new Problem('unavailable', UNAVAILABLE_TEXT);
    }
    request.log.info({ reason: error.message }, 'token refused');
    void reply.header('www-authenticate', `Bearer realm="${OIDC_REALM}", error="invalid_token"`);
    throw new Problem('not-signed-in', BAD_TOKEN_TEXT);
  }
}
