import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { REPEATED_SAVES_DAYS } from 'shared-contracts/call/repeatedSaves.ts';
import type { Database } from '../../../database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { BodyObject } from '../posted/body.ts';
import type { Key } from '../../model/key.ts';
import { refuse } from '../../../platform/problems/refusals.ts';

/** Old keys that one save forgets at most. */
const FORGOTTEN_AT_ONCE = 100;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads the header `Idempotency-Key`: a UUID that the client chose, in quotes or not; undefined when it is absent.
 *
 * Throws 400 for anything else. Source: draft-ietf-httpapi-idempotency-key-header.
 */
export function parseIdempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const text = String(header)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  if (!UUID.test(text)) refuse([{ field: 'Idempotency-Key', code: 'not-a-uuid' }]);
  return text.toLowerCase();
}

/**
 * A creation, or something else that is done once, that a client may repeat, as it did not see the answer to it.
 *
 * - set: name of the set, or of another kind of thing that is done once
 */
export type Repeatable = {
  readonly userId: number;
  readonly key: string;
  readonly set: string;
  readonly records: readonly BodyObject[];
};

/** What an earlier call with the same key has saved or answered; `isSame` tells whether it had the same body. */
export type Earlier = {
  readonly ids: readonly Key[];
  readonly answer: object | null;
  readonly isSame: boolean;
};

/**
 * Takes a key for the transaction; undefined when it is new. A second call with the same key waits here for the first one's end.
 *
 * Throws 422 `key-reused` when the key belongs to another set.
 */
export async function claimKey(
  database: Database,
  repeatable: Repeatable,
  now: Date,
): Promise<Earlier | undefined> {
  const { userId, key, set } = repeatable;
  await forgetOldKeys(database, now);
  const claimed = await database
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, set_name: set, fingerprint: fingerprintOf(repeatable), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed === undefined ? findEarlier(database, repeatable) : undefined;
}

/** Finds what was saved under a key; undefined when it is new. Throws 422 as {@link claimKey} does. */
export async function findEarlier(database: Database, repeatable: Repeatable): Promise<Earlier | undefined> {
  const earlier = await database
    .selectFrom('idempotency_keys')
    .select(['set_name', 'fingerprint', 'record_ids', 'answer'])
    .where('user_id', '=', repeatable.userId)
    .where('key', '=', repeatable.key)
    .executeTakeFirst();
  if (earlier === undefined) return undefined;
  if (earlier.set_name !== repeatable.set) throw keyReused();
  return {
    ids: earlier.record_ids ?? [],
    answer: earlier.answer,
    isSame: earlier.fingerprint === fingerprintOf(repeatable),
  };
}

/** Gives a key back: what it was claimed for was refused, though the transaction is not undone. */
export async function releaseKey(database: Database, { userId, key }: Repeatable): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

function fingerprintOf({ records }: Repeatable): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('hex');
}

/** Writes down what a creation saved, in its transaction: a repeated call gives these records. */
export async function keepSaved(
  database: Database,
  { userId, key }: Repeatable,
  ids: readonly Key[],
): Promise<void> {
  await database
    .updateTable('idempotency_keys')
    .set({ record_ids: JSON.stringify(ids) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Writes down what a call answered, in its transaction: a repeated call gives that. */
export async function keepAnswer(
  database: Database,
  { userId, key }: Repeatable,
  answer: object,
): Promise<void> {
  await database
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** A few with each creation keep the table small; none that another transaction looks at, so that nobody waits. */
async function forgetOldKeys(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - REPEATED_SAVES_DAYS * 86_400_000);
  await sql`
    delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys where created_at < ${oldest}
      order by created_at limit ${FORGOTTEN_AT_ONCE} for update skip locked)`.execute(database);
}

/** Makes the answer for a creation whose repetition says something else: what was typed since must not seem saved. */
export function savedDifferently(current: unknown, currentAt: string | undefined): Problem {
  return new Problem(
    'stale',
    {
      en: 'This was saved already, and what you send now says something else. Nothing was changed.',
      el: 'Αυτό έχει ήδη αποθηκευτεί, και όσα στέλνετε τώρα λένε κάτι άλλο. Τίποτα δεν άλλαξε.',
    },
    { current, currentAt },
  );
}

/** Makes the answer for a key that stands for something else (422). */
export function keyReused(): Problem {
  return new Problem(
    'key-reused',
    {
      en: 'This Idempotency-Key was used for another kind of record. Choose a new one for each creation.',
      el: 'Αυτό το Idempotency-Key έχει χρησιμοποιηθεί για άλλο είδος εγγραφής. Επιλέξτε νέο κλειδί για κάθε δημιουργία.',
    },
    { field: 'Idempotency-Key' },
  );
}
