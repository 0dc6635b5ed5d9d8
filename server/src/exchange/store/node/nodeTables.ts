import type { Generated } from 'kysely';

declare module '../../../database/tables.ts' {
  /** What the node itself keeps. */
  // eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
  interface Tables {
    /** Signed requests that were accepted, so that none is accepted twice. */
    exchange_seen_requests: { key_id: string; request_id: string; expires_at: Time };
    /** The last good catalogue of the registry, packed with gzip; one row at most. */
    exchange_catalogue: {
      id: Generated<number>;
      document: Uint8Array;
      etag: string | null;
      modified_at: NullableTime;
      checked_at: Time;
    };
  }
}
