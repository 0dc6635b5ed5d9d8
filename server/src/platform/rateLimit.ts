import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { TOO_MANY_TEXT } from './problemTexts.ts';

const LIMITED = /^\/(api|exchange|realms)\//;

/**
 * Limits how many calls a caller may make in a minute: by person where the call is signed in, else by address.
 *
 * - callsPerMinute: generous, it stops loops and not people; 0 means no limit. The sign-in form has a stricter rule of its own
 *   (`identity/signInAttempts.ts`)
 */
export async function registerRateLimit(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  if (callsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request: FastifyRequest) =>
      request.caller === null ? request.ip : `user ${request.caller.name}`,
    allowList: (request: FastifyRequest) => !LIMITED.test(request.url),
    errorResponseBuilder: () => new Problem('too-many-requests', TOO_MANY_TEXT),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
