import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod';
import type { Database } from '../../database/database.ts';

const secretsSchema = z.object({
  /** Private keys that sign tokens, newest first. */
  signingKeys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1),
  /** Keys that sign the provider's cookies, newest first. */
  cookieKeys: z.array(z.string().min(32)).min(1),
});
export interface ProviderSecrets extends z.infer<typeof secretsSchema> {}

const MODEL = 'Secrets';
const ID = 'current';
const ALGORITHM = 'RS256';

/**
 * Gives the embedded provider's own keys, made at the first start and kept in the database: tokens stay good over a restart, and
 * several servers on one database sign alike.
 */
export async function providerSecrets(database: Database): Promise<ProviderSecrets> {
  const kept = await keptSecrets(database);
  if (kept !== undefined) return kept;
  await database
    .insertInto('oidc_payloads')
    .values({
      model: MODEL,
      id: ID,
      payload: JSON.stringify(await newSecrets()),
      grant_id: null,
      user_code: null,
      uid: null,
    })
    // Another server on the same database may have been first; its keys count.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await keptSecrets(database);
  if (made === undefined) throw new Error('The keys of the identity provider cannot be stored.');
  return made;
}

async function keptSecrets(database: Database): Promise<ProviderSecrets | undefined> {
  const row = await database
    .selectFrom('oidc_payloads')
    .select('payload')
    .where('model', '=', MODEL)
    .where('id', '=', ID)
    .executeTakeFirst();
  return row === undefined ? undefined : secretsSchema.parse(row.payload);
}

async function newSecrets(): Promise<ProviderSecrets> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return {
    signingKeys: [{ ...jwk, kty: 'RSA', use: 'sig', alg: ALGORITHM, kid: randomBytes(8).toString('hex') }],
    cookieKeys: [randomBytes(32).toString('base64url')],
  };
}
