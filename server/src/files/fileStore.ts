import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { BytePlace, ByteStream, PlacedContent, Upload } from './bytePlace.ts';
import { examineContent } from './examineContent.ts';
import type { FileRoom, RoomKeeper } from './fileRoom.ts';
import { inPieces } from './inPieces.ts';
import type { PdfThreads } from './pdf/pdfThreads.ts';
import type { PdfVerdict } from './pdf/pdfVerdict.ts';
import type { OpenContent, StoredContent } from './storedContent.ts';

/**
 * Contents of files, each stored once.
 *
 * - put: takes bytes in, piece by piece, and answers when they are safe. A content that no record names within {@link UNUSED_MS} is removed again,
 *   so whoever puts one names it soon after. Throws what the stream throws, and has kept nothing then; throws a `Problem`, `storage-full`, where no room is left
 * - open: gives a content, or a part of it, piece by piece; undefined when there is none
 * - examine: says what a content is; undefined when there is none. What is known of it already is not looked for again. Nobody has two looked into at a time
 * - forget: removes a content that no record names, at once
 * - room: how much of its room is taken; lastState: what the last look at it said, at once
 * - sweep: removes contents that no record has named for {@link UNUSED_MS}, and uploads that came to nothing
 */
export type FileStore = {
  readonly put: (bytes: ByteStream) => Promise<StoredContent>;
  readonly open: (sha256: string) => Promise<OpenContent | undefined>;
  readonly examine: (sha256: string, who: string | number) => Promise<PdfVerdict | undefined>;
  readonly forget: (sha256: string) => Promise<void>;
  readonly room: () => Promise<FileRoom>;
  readonly lastState: RoomKeeper['lastState'];
  readonly sweep: (now: Date) => Promise<void>;
};

/** How long a content without a record stays, for downloads and saves that are under way. */
export const UNUSED_MS = 60 * 60 * 1000;

/** A column that names contents by their SHA-256. */
export type ContentColumn = { readonly table: string; readonly column: string };

type Parts = {
  readonly database: Database;
  /** Where new contents go. */
  readonly place: BytePlace;
  /** Where the bytes of a row lie that was written under another setting. */
  readonly placeOf: (content: PlacedContent) => BytePlace;
  /** Every place that uploads may be left in. */
  readonly places: readonly BytePlace[];
  /** All columns that name contents; what none of them names is unused. */
  readonly columns: readonly ContentColumn[];
  readonly room: RoomKeeper;
  readonly pdf: PdfThreads;
};

/** Makes the store over its places; {@link FileStore} says what it does. */
export function createFileStore(parts: Parts): FileStore {
  return {
    put: (bytes) => put(parts, bytes),
    open: (sha256) => open(parts, sha256),
    examine: async (sha256, who) => {
      const content = await open(parts, sha256);
      return content && examineContent(parts, content, who);
    },
    forget: (sha256) => remove(parts, sha256, sql`true`),
    room: () => parts.room.read(),
    lastState: () => parts.room.lastState(),
    sweep: (now) => sweep(parts, now),
  };
}

async function open({ database, placeOf }: Parts, sha256: string): Promise<OpenContent | undefined> {
  const row = await database
    .selectFrom('file_contents')
    .select(['size', 'upload_id as uploadId'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const content = { sha256, uploadId: row.uploadId };
  return {
    sha256,
    size: row.size,
    read: (range = { from: 0, to: row.size - 1 }) => placeOf(content).read(content, range),
  };
}

async function put({ database, place, room }: Parts, bytes: ByteStream): Promise<StoredContent> {
  const upload = await place.begin();
  let size = 0;
  try {
    const hash = createHash('sha256');
    for await (const piece of inPieces(bytes)) {
      await room.reserve(piece.length);
      size += piece.length;
      hash.update(piece);
      await upload.write(piece);
    }
    const content = { sha256: hash.digest('hex'), size };
    const isNew = await database.transaction().execute((transaction) => keep(transaction, upload, content));
    room.settle(size, isNew);
    return content;
  } catch (error) {
    room.settle(size, false);
    // Where the database is gone the next sweep does it.
    await upload.discard().catch(() => undefined);
    throw error;
  }
}

/** Keeps an upload as a content; false when it was there already. */
async function keep(
  transaction: Database,
  upload: Upload,
  { sha256, size }: StoredContent,
): Promise<boolean> {
  await lockContent(transaction, sha256);
  const known = await transaction
    .updateTable('file_contents')
    .set({ unused_since: null })
    .where('sha256', '=', sha256)
    .returning('sha256')
    .executeTakeFirst();
  if (known !== undefined) {
    await upload.discard(transaction);
    return false;
  }
  const upload_id = await upload.keep(sha256);
  await transaction.insertInto('file_contents').values({ sha256, size, upload_id }).execute();
  return true;
}

/** Whoever keeps a content and whoever removes it wait for one another. */
async function lockContent(transaction: Database, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('file_contents'), hashtext(${sha256}))`.execute(
    transaction,
  );
}

async function sweep(parts: Parts, now: Date): Promise<void> {
  const { database, places } = parts;
  const before = new Date(now.getTime() - UNUSED_MS);
  const used = isUsed(parts);
  await sql`update file_contents set unused_since = null where unused_since is not null and (${used})`.execute(
    database,
  );
  await sql`update file_contents set unused_since = ${now} where unused_since is null and not (${used})`.execute(
    database,
  );
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from file_contents where unused_since < ${before} order by unused_since`.execute(database);
  for (const { sha256 } of rows) await remove(parts, sha256, sql`unused_since < ${before}`);
  for (const place of places) await place.sweep(before);
}

/** Removes a content of which a condition holds, unless a record names it. */
async function remove(parts: Parts, sha256: string, when: RawBuilder<unknown>): Promise<void> {
  await parts.database.transaction().execute(async (transaction) => {
    await lockContent(transaction, sha256);
    const { rows: gone } = await sql<PlacedContent>`
      delete from file_contents where sha256 = ${sha256} and ${when} and not (${isUsed(parts)})
      returning sha256, upload_id as "uploadId"`.execute(transaction);
    for (const content of gone) await parts.placeOf(content).remove(transaction, content);
  });
}

function isUsed({ columns }: Parts): RawBuilder<unknown> {
  return sql.join(
    columns.map(
      ({ table, column }) =>
        sql`exists (select from ${sql.table(table)} as users where users.${sql.ref(column)} = file_contents.sha256)`,
    ),
    sql` or `,
  );
}
