import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Database } from '../../../database/database.ts';
import type { CatalogueStore } from 'ewp/registry';
import type {} from './nodeTables.ts';

/** Keeps the last good catalogue of the registry over restarts; packed, it has a tenth of its size. */
export function catalogueStore(database: Database): CatalogueStore {
  return {
    read: async () => {
      const row = await database.selectFrom('exchange_catalogue').selectAll().executeTakeFirst();
      if (row === undefined) return null;
      // The reader takes the bytes away, so they must be a copy of their own.
      const bytes = new Uint8Array(await promisify(gunzip)(row.document));
      return { bytes, etag: row.etag, modifiedAt: row.modified_at, checkedAt: row.checked_at };
    },
    write: async ({ bytes, etag, modifiedAt, checkedAt }) => {
      const values = {
        document: await promisify(gzip)(bytes),
        etag,
        modified_at: modifiedAt,
        checked_at: checkedAt,
      };
      await database
        .insertInto('exchange_catalogue')
        .values({ id: 1, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },
  };
}
