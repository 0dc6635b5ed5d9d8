import type { Database } from '../../../database/database.ts';
import { claimKey, keepAnswer, keyReused, parseIdempotencyKey } from './idempotencyKey.ts';

/**
 * A call that makes something once for each key of a person.
 *
 * - call: its name; content: what was sent, with what the address names
 * - key: header `Idempotency-Key`; without one the call is done each time
 */
export type OnceAsked = {
  readonly call: string;
  readonly key: string | readonly string[] | undefined;
  readonly userId: number;
  readonly content: object;
};

/**
 * Does something in a transaction once for each key: sent again, or a second time at once, it is not done, and the first answer is returned.
 *
 * - work: throws for whatever is refused, which must undo the transaction: the key can be used again then
 *
 * Throws a `Problem`: 400 for a key that is none; 422 `key-reused` for one that the person used for another call or other content.
 */
export async function doOnce<Answer extends object>(
  { database, now }: { readonly database: Database; readonly now: Date },
  { call, key: header, userId, content }: OnceAsked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = parseIdempotencyKey(header);
  if (key === undefined) return work();
  const repeatable = { userId, key, set: `calls/${call}`, records: [{ ...content }] };
  const earlier = await claimKey(database, repeatable, now);
  // Kept for this call and this content, and by no other code.
  if (earlier?.isSame === true) return earlier.answer as Answer;
  if (earlier !== undefined) throw keyReused();
  const answer = await work();
  await keepAnswer(database, repeatable, answer);
  return answer;
}
