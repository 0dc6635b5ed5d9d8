import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from 'ewp/net';
import { Problem } from '../problems/problem.ts';
import { callerAddress } from './callerAddress.ts';
import { TOO_MANY_TEXT } from '../problems/problemTexts.ts';

const LIMITED = /^\/(api|exchange|public|realms|releases)\//;
const WINDOW_MS = 60_000;
/** Pages without sign-in are counted by themselves: each new question is computed on the one thread that answers everybody. */
const PUBLIC = /^\/public\//;
const PUBLIC_CALLS_PER_MINUTE = 300;

/** Counts a call that proved nothing by its address; throws Problem `too-many-requests` when there were too many. */
export type CountUnproven = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Limits how many calls a caller may make in a minute: by person where the call is signed in, else by address. Calls with a token that is
 * good are not counted by address, so that nobody shuts out those who share it.
 *
 * - callsPerMinute: generous, it stops loops and not people; 0 means no limit. The sign-in form has a stricter rule of its own
 *   (`demonstration/identity/signInAttempts.ts`)
 */
export async function registerRateLimit(
  app: FastifyInstance,
  callsPerMinute: number,
): Promise<CountUnproven> {
  if (callsPerMinute === 0) return async () => undefined;
  await app.register(rateLimit, {
    max: ({ url }: FastifyRequest) =>
      PUBLIC.test(url) ? Math.min(callsPerMinute, PUBLIC_CALLS_PER_MINUTE) : callsPerMinute,
    timeWindow: WINDOW_MS,
    cache: 20_000,
    keyGenerator: (request: FastifyRequest) => {
      if (PUBLIC.test(request.url)) return `public ${networkOf(callerAddress(request))}`;
      return request.caller === null ? networkOf(callerAddress(request)) : `user ${request.caller.name}`;
    },
    allowList: (request: FastifyRequest) => !LIMITED.test(request.url),
    errorResponseBuilder: () => new Problem('too-many-requests', TOO_MANY_TEXT),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
  const count = app.createRateLimit();
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    void reply.header('retry-after', String(counted.ttlInSeconds));
    throw new Problem('too-many-requests', TOO_MANY_TEXT);
  };
}
