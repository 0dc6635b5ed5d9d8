import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { BytePlace, ByteRange, ByteStream } from './bytePlace.ts';

/**
 * Keeps bytes in PostgreSQL, in rows of one piece each, so that backups have them with the records.
 *
 * Pieces are written each by itself: somebody with a slow line holds no connection and no transaction while the file comes in.
 */
export function databasePlace(database: Database): BytePlace {
  return {
    begin: async () => {
      const { id } = await database
        .insertInto('file_uploads')
        .defaultValues()
        .returning('id')
        .executeTakeFirstOrThrow();
      let size = 0;
      return {
        write: async (piece) => {
          const begins = size;
          size += piece.length;
          await database
            .insertInto('file_chunks')
            .values({ upload_id: id, begins_at: begins, bytes: piece })
            .execute();
        },
        keep: async () => id,
        discard: (using = database) => removeUpload(using, id),
      };
    },
    read: ({ uploadId }, range) => readChunks(database, String(uploadId), range),
    remove: (transaction, { uploadId }) => removeUpload(transaction, String(uploadId)),
    sweep: async (before) => {
      await sql`
        delete from file_uploads where begun_at < ${before}
        and not exists (select from file_contents where upload_id = file_uploads.id)`.execute(database);
    },
  };
}

async function removeUpload(database: Database, id: string): Promise<void> {
  await database.deleteFrom('file_uploads').where('id', '=', id).execute();
}

async function* readChunks(database: Database, uploadId: string, { from, to }: ByteRange): ByteStream {
  let at = from;
  while (at <= to) {
    const chunk = await database
      .selectFrom('file_chunks')
      .select(['begins_at', 'bytes'])
      .where('upload_id', '=', uploadId)
      .where('begins_at', '<=', at)
      .orderBy('begins_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const piece = chunk?.bytes.subarray(at - chunk.begins_at, to + 1 - chunk.begins_at);
    if (piece === undefined || piece.length === 0)
      throw new Error(`The file of upload ${uploadId} is not whole.`);
    yield piece;
    at += piece.length;
  }
}
