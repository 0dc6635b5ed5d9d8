import type { FastifyRequest } from 'fastify';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { ByteStream } from '../../files/bytePlace.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { ContentMember } from '../../records/model/content.ts';
import { beginsAs, magicLength } from '../../records/save/posted/content.ts';

/**
 * Gives the body of an upload piece by piece, and checks it meanwhile.
 *
 * Throws a `Problem`: 413 with `file-too-large` {max} as soon as it is known, from the announced length where there is one; 400 with `required` for an
 * empty body, and with `not-a-pdf` for another media type or other first bytes.
 */
export async function* checkedUpload(
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  { name, mediaType, maxBytes }: ContentMember,
): ByteStream {
  const notOfThatKind = { field: name, code: refusedAs('not-a-pdf') };
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== mediaType)
    throw refused(notOfThatKind);
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(name, maxBytes);
  let size = 0;
  let first: Buffer | undefined = Buffer.alloc(0);
  // The request must outlive a refusal: its answer goes the same way back.
  for await (const part of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw tooLarge(name, maxBytes);
    if (first === undefined) {
      yield part;
      continue;
    }
    first = Buffer.concat([first, part]);
    if (first.length < magicLength(mediaType)) continue;
    if (!beginsAs(mediaType, first)) throw refused(notOfThatKind);
    yield first;
    first = undefined;
  }
  if (size === 0) throw refused({ field: name, code: refusedAs('required') });
  if (first === undefined) return;
  if (!beginsAs(mediaType, first)) throw refused(notOfThatKind);
  yield first;
}

function tooLarge(field: string, max: number): Problem {
  return new Problem(
    'too-large',
    {
      en: `The file is larger than ${max} bytes.`,
      el: `Το αρχείο ξεπερνά τα ${max} bytes.`,
    },
    { errors: [{ field, code: refusedAs('file-too-large'), params: { max } }] },
  );
}

function refused(error: FieldError): Problem {
  return new Problem(
    'validation-failed',
    { en: 'Send the file itself, as a PDF.', el: 'Στείλτε το ίδιο το αρχείο, σε μορφή PDF.' },
    { errors: [error] },
  );
}
