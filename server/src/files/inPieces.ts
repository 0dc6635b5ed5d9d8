import { type ByteStream, CHUNK_BYTES } from './bytePlace.ts';

/** Cuts and joins what comes into pieces of one size, the last one shorter. */
export async function* inPieces(bytes: ByteStream, size: number = CHUNK_BYTES): ByteStream {
  let piece = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const part of bytes) {
    for (let at = 0; at < part.length;) {
      const taken = Math.min(part.length - at, size - filled);
      piece.set(part.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < size) continue;
      yield piece;
      piece = Buffer.allocUnsafe(size);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
