import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoderStream } from 'node:stream/web';
import { Readable } from 'node:stream';
import { NotTaken } from '../reasons.ts';

/**
 * Gives the text of a file in pieces, without a byte order mark: UTF-8, or UTF-16 where its mark says so, as spreadsheet programs write "Unicode text".
 *
 * Throws `NotTaken` for what is neither: letters of another encoding would be stored as others.
 */
export async function* readText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoderStream(await encodingOf(file), { fatal: true });
  try {
    yield* Readable.toWeb(createReadStream(file)).pipeThrough(decoder) as AsyncIterable<string>;
  } catch (error) {
    if (isOtherEncoding(error)) throw new NotTaken([{ code: 'not-utf8' }]);
    throw error;
  }
}

async function encodingOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const mark = bytesRead === 2 ? buffer.toString('hex') : '';
    return { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8';
  } finally {
    await handle.close();
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
