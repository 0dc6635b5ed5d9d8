import type { FastifyRequest } from 'fastify';
import type { Call } from 'shared-contracts/call/call.ts';
import { issueErrors } from '../problems/issueErrors.ts';
import { refuse } from '../problems/refusals.ts';

/** Reads the body of a call that a schema describes; undefined otherwise, as bytes are the handler's to read. Throws a `Problem` 400 that names what does not fit. */
export function readCallBody({ body }: Pick<Call, 'body'>, request: Pick<FastifyRequest, 'body'>): unknown {
  if (body === undefined || 'maxBytes' in body) return undefined;
  const parsed = body.safeParse(request.body ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  refuse(issueErrors(parsed.error.issues, ''));
  throw parsed.error;
}
