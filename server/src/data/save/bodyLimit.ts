import { Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { findSet } from '../model/model.ts';

/** A file of 10,485,760 bytes makes 13,981,016 characters of base64; the rest is room for the members around it. */
export const MAX_BODY_BYTES = 14_100_000;
/** Enough for the largest agreement, and for 100 of the usual ones. */
const MAX_BODY_BYTES_WITHOUT_FILE = 4_000_000;

/** Refuses large bodies for sets that hold no files, before they are read into memory. For use as a `preParsing` hook. */
export async function limitBody(
  request: FastifyRequest,
  _reply: unknown,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const limit = limitOf(request.params);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  if (limit === MAX_BODY_BYTES) return payload;
  let received = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(received > limit ? tooLarge(limit) : null, chunk);
    },
  });
  payload.on('error', (error) => counted.destroy(error));
  return payload.pipe(counted);
}

function limitOf(params: unknown): number {
  const name = typeof params === 'object' && params !== null && 'set' in params ? String(params.set) : '';
  const holdsFiles = Object.values(findSet(name)?.fields ?? {}).some(({ type }) => type === 'content');
  return holdsFiles ? MAX_BODY_BYTES : MAX_BODY_BYTES_WITHOUT_FILE;
}

function tooLarge(limit: number): Problem {
  return new Problem('too-large', {
    en: `The body is larger than ${limit} bytes.`,
    el: `Το σώμα ξεπερνά τα ${limit} bytes.`,
  });
}
