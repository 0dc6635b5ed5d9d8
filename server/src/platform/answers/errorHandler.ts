import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/errors/errors.ts';
import { isGivenUp } from '../problems/databaseProblem.ts';
import { fittingCurrent } from '../problems/fittingCurrent.ts';
import { fittingErrors, fittingField } from '../problems/fittingErrors.ts';
import type { Problem } from '../problems/problem.ts';
import { requestLanguage } from '../requests/requestLanguage.ts';
import { toProblem } from '../problems/toProblem.ts';

/** Characters of what another system said. */
const LONGEST_DETAIL = 1_000;

/**
 * Answers every failed call with an `ApiErrorBody` in the caller's language, and logs what is the server's own fault.
 *
 * Nothing of the inside is told: an unknown error becomes `internal` with the reference that the log has too.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(toProblem(error), request, reply, error));
}

/**
 * Sends a refusal.
 *
 * - cause: what was thrown, for the log
 */
export function sendProblem(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  cause: unknown = problem,
): FastifyReply {
  logFailure(problem, request, cause);
  const body: ApiErrorBody = {
    code: problem.code,
    message: problem.texts[requestLanguage(request)],
    statusCode: problem.statusCode,
    ...(problem.field === undefined ? {} : { field: fittingField(problem.field) }),
    ...(problem.errors === undefined ? {} : { errors: fittingErrors(problem.errors) }),
    ...(problem.detail === undefined ? {} : { detail: problem.detail.slice(0, LONGEST_DETAIL) }),
    requestId: request.id,
    ...fittingCurrent(problem),
  };
  if (problem.code === 'unavailable' || problem.code === 'too-many-requests')
    void reply.header('retry-after', reply.getHeader('retry-after') ?? '5');
  return reply
    .status(problem.statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}

/** What the portal itself gave up as too much is a refusal, and no error: it is told in one line, without a stack. */
function logFailure({ statusCode }: Problem, { log }: FastifyRequest, cause: unknown): void {
  if (statusCode < 500) return;
  if (isGivenUp(cause)) log.warn('call given up: it took the database too long');
  else log.error({ err: cause }, 'call failed');
}
