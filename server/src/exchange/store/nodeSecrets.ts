import type { Database } from '../../database/database.ts';
import type { CatalogueStore } from '../ewp/registry/catalogueSource.ts';
import { keyPairPem, makeKeyPair, readKeyPair, type EwpKeyPair } from '../ewp/keys.ts';
import * as z from 'zod/mini';

const KEY = 'ewp-key';
const CATALOGUE = 'ewp-catalogue';

const storedKey = z.object({ pem: z.string() });
const storedCatalogue = z.object({ xml: z.string(), etag: z.nullable(z.string()), checkedAt: z.string() });

/** Gives the key of this node from the database; the first server that asks makes it. */
export async function databaseKeyPair(database: Database): Promise<EwpKeyPair> {
  const known = await read(database, KEY);
  if (known !== undefined) return readKeyPair(storedKey.parse(known).pem);
  const pem = keyPairPem(await makeKeyPair());
  await database
    .insertInto('portal_meta')
    .values({ key: KEY, value: JSON.stringify({ pem }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readKeyPair(storedKey.parse(await read(database, KEY)).pem);
}

/** Keeps the last good catalogue of the registry over restarts. */
export function catalogueStore(database: Database): CatalogueStore {
  return {
    read: async () => {
      const stored = await read(database, CATALOGUE);
      if (stored === undefined) return null;
      const { xml, etag, checkedAt } = storedCatalogue.parse(stored);
      return { xml, etag, checkedAt: new Date(checkedAt) };
    },
    write: async (copy) => {
      const value = JSON.stringify(copy);
      await database
        .insertInto('portal_meta')
        .values({ key: CATALOGUE, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, changed_at: copy.checkedAt }))
        .execute();
    },
  };
}

async function read(database: Database, key: string): Promise<unknown> {
  const row = await database
    .selectFrom('portal_meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}
