import type { ByteRange, ByteStream } from './bytePlace.ts';

/** A content by its SHA-256, in hexadecimal digits, and its size in bytes. */
export type StoredContent = { readonly sha256: string; readonly size: number };

/** A content that can be read, whole or in part. */
export type OpenContent = StoredContent & { readonly read: (range?: ByteRange) => ByteStream };
