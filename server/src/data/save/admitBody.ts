import type { FastifyRequest, RequestPayload } from 'fastify';
import type { SignedInCaller } from '../../platform/caller.ts';
import { Problem } from '../../platform/problem.ts';
import { requireSomeGrant } from '../grants/grants.ts';
import type { SetDefinition } from '../model/definition.ts';
import { findSet } from '../model/model.ts';
import { MAX_DEPTH, MAX_VALUES, tooComplex } from './body.ts';
import { boundedJson } from './jsonBounds.ts';

/** A file of 10,485,760 bytes makes 13,981,016 characters of base64; the rest is room for the members around it. */
export const MAX_BODY_BYTES = 14_100_000;
/** Enough for the largest agreement, and for 100 of the usual ones. */
const MAX_BODY_BYTES_OF_PARTS = 4_000_000;
/** Enough for 100 records that own no others. */
const MAX_BODY_BYTES_OF_FIELDS = 256_000;

/**
 * Lets a body in before anything of it is read: for use as a `preParsing` hook of routes with `:set`.
 *
 * Throws 401, 404 and 403 for who may not change the set at all; a body that is too large, too deep or holds too much is refused while
 * it comes in, by what its set needs.
 */
export async function admitBody(
  request: FastifyRequest,
  _reply: unknown,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const caller = requireCaller(request);
  const definition = requireSet(setOf(request.params));
  requireSomeGrant(caller, definition);
  const bytes = limitOf(definition);
  if (Number(request.headers['content-length'] ?? 0) > bytes) throw tooLarge(bytes);
  // A list of records, and the record itself, are levels of their own; each value is at most an opening and a comma.
  const bounds = { bytes, depth: MAX_DEPTH + 2, marks: 2 * MAX_VALUES };
  const bounded = boundedJson(bounds, (bound) => (bound === 'bytes' ? tooLarge(bytes) : tooComplex()));
  payload.on('error', (error) => bounded.destroy(error));
  return payload.pipe(bounded);
}

/** Throws 404 for a set that there is not. */
export function requireSet(name: string): SetDefinition {
  const definition = findSet(name);
  if (definition === undefined)
    throw new Problem('not-found', {
      en: 'There is no such entity set.',
      el: 'Δεν υπάρχει τέτοιο σύνολο οντοτήτων.',
    });
  return definition;
}

/** Throws 401 when nobody has signed in. */
export function requireCaller(request: FastifyRequest): SignedInCaller {
  if (request.caller === null)
    throw new Problem('not-signed-in', { en: 'Sign in first.', el: 'Συνδεθείτε πρώτα.' });
  return request.caller;
}

function setOf(params: unknown): string {
  return typeof params === 'object' && params !== null && 'set' in params ? String(params.set) : '';
}

function limitOf({ fields, links }: SetDefinition): number {
  if (Object.values(fields).some(({ type }) => type === 'content')) return MAX_BODY_BYTES;
  const ownsOthers = Object.values(links).some(({ kind }) => kind === 'ownedMany');
  return ownsOthers ? MAX_BODY_BYTES_OF_PARTS : MAX_BODY_BYTES_OF_FIELDS;
}

function tooLarge(limit: number): Problem {
  return new Problem('too-large', {
    en: `The body is larger than ${limit} bytes.`,
    el: `Το σώμα ξεπερνά τα ${limit} bytes.`,
  });
}
