import type { Database } from '../../../database/database.ts';
import { type EwpKeyPair, keyPairPem, makeKeyPair, readKeyPair } from 'ewp/signature';
import * as z from 'zod/mini';

const KEY = 'ewp-key';

const storedKey = z.object({ pem: z.string() });

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

async function read(database: Database, key: string): Promise<unknown> {
  const row = await database
    .selectFrom('portal_meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}
