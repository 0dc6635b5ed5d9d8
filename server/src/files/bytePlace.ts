import type { Database } from '../database/database.ts';

/** Bytes as they come, piece by piece: from a request, a table or a folder. */
export type ByteStream = AsyncIterable<Uint8Array>;

/** Part of a content: first and last byte, from 0, both included. */
export type ByteRange = { readonly from: number; readonly to: number };

/** Largest piece that is held in memory at one time, in bytes. */
export const CHUNK_BYTES = 256 * 1024;

/** What names a content in its place: its hash, and the upload where the bytes lie in the database. */
export type PlacedContent = { readonly sha256: string; readonly uploadId: string | null };

/**
 * Bytes on their way in; they count when they are kept.
 *
 * - write: takes the next piece
 * - keep: puts the bytes where `read` finds them; gives the upload that holds them, null where their hash is enough. Keeping the same content twice is harmless
 * - discard: forgets them
 */
export type Upload = {
  readonly write: (piece: Uint8Array) => Promise<void>;
  readonly keep: (sha256: string) => Promise<string | null>;
  readonly discard: (database?: Database) => Promise<void>;
};

/**
 * Where bytes lie. Which contents there are, and how large, the database says (`file_contents`).
 *
 * - begin: opens an upload
 * - read: gives a part of a content, in pieces of {@link CHUNK_BYTES} at most; throws when it is not there
 * - remove: forgets a content, in the transaction that forgets its row
 * - sweep: forgets uploads that began before a time and came to nothing, as their server died
 */
export type BytePlace = {
  readonly begin: () => Promise<Upload>;
  readonly read: (content: PlacedContent, range: ByteRange) => ByteStream;
  readonly remove: (transaction: Database, content: PlacedContent) => Promise<void>;
  readonly sweep: (before: Date) => Promise<void>;
};
