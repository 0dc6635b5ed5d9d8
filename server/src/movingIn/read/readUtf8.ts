import { createReadStream } from 'node:fs';
import { TextDecoderStream } from 'node:stream/web';
import { Readable } from 'node:stream';
import { NotTaken } from '../reasons.ts';

/**
 * Gives the text of a file in pieces, without a byte order mark.
 *
 * Throws `NotTaken` for what is not UTF-8: letters of another encoding would be stored as others.
 */
export async function* readUtf8(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoderStream('utf-8', { fatal: true });
  try {
    yield* Readable.toWeb(createReadStream(file)).pipeThrough(decoder) as AsyncIterable<string>;
  } catch (error) {
    if (isOtherEncoding(error)) throw new NotTaken([{ code: 'not-utf8' }]);
    throw error;
  }
}

function isOtherEncoding(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  );
}
