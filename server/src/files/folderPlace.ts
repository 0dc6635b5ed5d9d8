import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BytePlace, type ByteRange, type ByteStream, CHUNK_BYTES } from './bytePlace.ts';

/** Uploads on their way in, in the folder itself: a rename keeps a file whole only within one file system. */
const UPLOADS = 'uploads';

/**
 * Keeps bytes in a folder that all servers of the portal share: a file for each content, named by its hash.
 *
 * - folder: made when the first file comes
 */
export function folderPlace(folder: string): BytePlace {
  const placeOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  const uploads = path.join(folder, UPLOADS);
  return {
    begin: async () => {
      await mkdir(uploads, { recursive: true });
      const draft = path.join(uploads, randomUUID());
      const file = await open(draft, 'wx', 0o600);
      return {
        write: async (piece) => {
          await file.writeFile(piece);
        },
        keep: async (sha256) => {
          await file.sync();
          await file.close();
          await mkdir(path.dirname(placeOf(sha256)), { recursive: true });
          await rename(draft, placeOf(sha256));
          return null;
        },
        discard: async () => {
          // A file that has been kept is closed, and no longer here.
          await file.close().catch(() => undefined);
          await rm(draft, { force: true });
        },
      };
    },
    read: ({ sha256 }, range) => readPieces(placeOf(sha256), range),
    remove: (_transaction, { sha256 }) => rm(placeOf(sha256), { force: true }),
    sweep: async (before) => {
      if (!existsSync(uploads)) return;
      for (const name of await readdir(uploads)) {
        const draft = path.join(uploads, name);
        const found = await stat(draft).catch(() => undefined);
        if (found !== undefined && found.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

/** Opens the file when somebody reads: a stream that was made before would fail while nobody listens. */
async function* readPieces(file: string, { from, to }: ByteRange): ByteStream {
  yield* createReadStream(file, {
    start: from,
    end: to,
    highWaterMark: CHUNK_BYTES,
  }) as AsyncIterable<Buffer>;
}
