import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../../src/database/database.ts';

/** The shortest that the network takes: signing with it takes a third of the time. */
const KEY_BITS = 2048;

const KEYS = new Map<string, Promise<string>>();

/**
 * Gives a portal the key with which it signs, as one has it that was started before. A university has the same in all files of a process;
 * how a portal makes its own, tests of the node itself try.
 */
export async function giveNodeKey(database: Database, heiId: string): Promise<void> {
  const key = KEYS.get(heiId) ?? newKey();
  KEYS.set(heiId, key);
  const value = JSON.stringify({ pem: await key });
  await sql`insert into portal_meta (key, value) values ('ewp-key', ${value}::jsonb)`.execute(database);
}

async function newKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
