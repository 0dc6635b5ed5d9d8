import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OIDC_REALM } from 'shared-contracts/session/session.ts';
import { bearerToken } from './bearerToken.ts';
import type { CallerDirectory, SignedInCaller } from './caller.ts';
import { Problem } from '../problems/problem.ts';
import {
  BAD_TOKEN_TEXT,
  REFUSED_TOKEN_TEXT,
  SIGN_IN_TEXT,
  UNAVAILABLE_TEXT,
} from '../problems/problemTexts.ts';
import type { EndedSessions } from './endedSessions.ts';
import type { TokenStanding } from './tokenStanding.ts';
import type { TokenVerifier } from './tokenVerifier.ts';
import type { CountUnproven } from '../requests/rateLimit.ts';
import { statedLanguage } from '../requests/requestLanguage.ts';
import { InvalidTokenError } from './verifiedPayload.ts';

const INVALID_TOKEN = `Bearer realm="${OIDC_REALM}", error="invalid_token"`;
/** Below these every call needs a token. */
const GUARDED = /^\/(api|exchange)\//;

export type Authentication = {
  readonly verifier: TokenVerifier;
  readonly callers: CallerDirectory;
  /** Tokens of a session that has ended prove nothing, however long they were to last. */
  readonly sessions: EndedSessions;
  /** What another provider says of its tokens by now; absent: they are good for what they say. */
  readonly standing?: TokenStanding | undefined;
  readonly countUnproven: CountUnproven;
};

/**
 * Finds out who makes each call below `/api` and `/exchange` and sets `request.caller`, before anything of the call is read.
 *
 * The bearer header alone counts: a cookie would let another site act in a person's name. Without a token, or with one that proves
 * nothing, the call ends with 401 and `WWW-Authenticate`, or with 429 when its address made too many of that kind; 503 when the
 * provider's keys cannot be had, or it has not been heard for too long.
 */
export function registerAuthentication(app: FastifyInstance, parts: Authentication): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isGuarded(request)) return;
    try {
      request.caller = await callerOf(request, reply, parts);
    } catch (error) {
      await parts.countUnproven(request, reply);
      throw error;
    }
  });
}

function isGuarded(request: FastifyRequest): boolean {
  const pattern = request.routeOptions.url ?? request.url;
  return request.method !== 'OPTIONS' && (GUARDED.test(pattern) || GUARDED.test(request.url));
}

async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { verifier, sessions, standing, callers }: Authentication,
): Promise<SignedInCaller> {
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) {
    void reply.header('www-authenticate', `Bearer realm="${OIDC_REALM}"`);
    throw new Problem('not-signed-in', SIGN_IN_TEXT);
  }
  const claims = await verifier.verify(token).catch((error: unknown) => {
    if (error instanceof InvalidTokenError) throw refusedToken(request, reply, error);
    throw unavailable(request, error);
  });
  if (await sessions.hasEnded(claims)) throw refused(request, reply, 'session has ended');
  const language = statedLanguage(request);
  if (standing === undefined) return callers.callerOf(claims, language);
  const by = await standing.standingOf(token, claims).catch((error: unknown) => {
    throw unavailable(request, error);
  });
  if (!by.isGood) throw refused(request, reply, 'it counts no more at the identity provider');
  if (by.fault !== undefined)
    request.log.warn({ err: by.fault }, 'identity provider does not answer, its last word counts');
  return callers.callerOf(by.claims, language);
}

function unavailable(request: FastifyRequest, error: unknown): Problem {
  request.log.error({ err: error }, 'identity provider does not answer');
  return new Problem('unavailable', UNAVAILABLE_TEXT);
}

/** Whoever is given such tokens time and again is not helped by signing in anew: the provider and the portal disagree. */
function refusedToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { message: reason, refused: claim, isOver }: InvalidTokenError,
): Problem {
  if (isOver) return refused(request, reply, reason);
  request.log.warn(
    { reason, ...claim },
    'token refused: what the identity provider gives and what is set do not fit',
  );
  void reply.header('www-authenticate', INVALID_TOKEN);
  return new Problem('token-refused', REFUSED_TOKEN_TEXT);
}

function refused(request: FastifyRequest, reply: FastifyReply, reason: string): Problem {
  request.log.info({ reason }, 'token refused');
  void reply.header('www-authenticate', INVALID_TOKEN);
  return new Problem('not-signed-in', BAD_TOKEN_TEXT);
}
