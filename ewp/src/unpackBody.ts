import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const UNPACK: Readonly<
  Record<string, (body: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>>
> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * Unpacks the body of an answer that was packed although nobody asked for that; null when it is longer than the limit.
 *
 * - coding: header `Content-Encoding`; null for none
 * - result: the body as it came where it is not packed, or cannot be unpacked
 */
export async function unpackBody(
  body: Uint8Array,
  coding: string | null,
  limitBytes: number,
): Promise<Uint8Array | null> {
  const unpack = UNPACK[coding?.trim().toLowerCase() ?? ''];
  if (unpack === undefined) return body;
  try {
    return await unpack(body, { maxOutputLength: limitBytes });
  } catch (error) {
    const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    return code === 'ERR_BUFFER_TOO_LARGE' ? null : body;
  }
}
