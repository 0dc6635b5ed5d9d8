import type { FastifyRequest } from 'fastify';

const ENTITY_TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Tells whether whoever reads has what is there already, by the header `If-None-Match`: a list of tags, or `*` for whatever there is.
 *
 * - etag: of what is there, in quotes; weak tags count as strong ones do. Source: RFC 9110, section 13.1.2
 */
export function isKnownToReader({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known.trim() === '*') return true;
  return [...known.matchAll(ENTITY_TAG)].some(([, tag]) => tag === etag);
}
