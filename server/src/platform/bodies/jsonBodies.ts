import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyBounds } from 'shared-contracts/call/bodyBounds.ts';
import { boundsOf } from './admitBody.ts';
import { brokenOff, notUtf8, tooComplex, tooLarge } from './bodyProblems.ts';
import { jsonBounds } from './jsonBounds.ts';

/**
 * Lets the server read bodies in JSON, and no others: piece by piece, within the bounds of their call, before anything is parsed.
 *
 * A body is read from the request itself, by one reader who hears of every failure: no stream of ours lies between. To be registered before
 * routes; parts that take other bodies register parsers of their own.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const bytes = await bytesWithin(request, boundsOf(request));
    // Letters of another encoding would be stored as others.
    if (!isUtf8(bytes)) throw notUtf8();
    return new Promise((resolve, reject) => {
      void parse(request, bytes.toString(), (error, body) => {
        if (error === null) resolve(body);
        else reject(error);
      });
    });
  });
}

async function bytesWithin({ raw }: FastifyRequest, bounds: BodyBounds): Promise<Buffer> {
  const brokenBy = jsonBounds(bounds);
  const pieces: Buffer[] = [];
  try {
    // The request must outlive a refusal: its answer goes the same way back.
    for await (const piece of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const broken = brokenBy(piece);
      if (broken !== undefined) throw broken === 'bytes' ? tooLarge(bounds.bytes) : tooComplex();
      pieces.push(piece);
    }
  } catch (error) {
    throw raw.destroyed && !raw.complete ? brokenOff() : error;
  }
  return Buffer.concat(pieces);
}
