import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';
import { METHOD_TEXT, NOT_FOUND_TEXT } from '../problems/problemTexts.ts';

const DATA_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const FILE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Names the methods that addresses of a kind take: the data API and the partner exchange read and write, everything else is read. */
function methodsOf(url: string): readonly string[] {
  return /^\/(api|exchange|realms|oidc)\//.test(url) ? DATA_METHODS : FILE_METHODS;
}

/**
 * Answers a call that no route takes: 204 with `Allow` for OPTIONS, 405 for a method that addresses of this kind never take, else 404.
 */
export function answerUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = methodsOf(request.url);
  if (request.method === 'OPTIONS') return reply.status(204).header('allow', allowed.join(', ')).send();
  if (allowed.includes(request.method)) throw new Problem('not-found', NOT_FOUND_TEXT);
  void reply.header('allow', allowed.join(', '));
  throw new Problem('method-not-allowed', METHOD_TEXT);
}
