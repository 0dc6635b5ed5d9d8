import { sql } from 'kysely';
import { IS_OPEN_OFFICER, withDeputies } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../platform/problems/refusals.ts';
import type {} from './tables.ts';

/** Where notes about one kind of record are kept, and the mails that tell of them. */
export type NoteTables =
  | { readonly notes: 'agreement_notes'; readonly mails: 'note_mails' }
  | { readonly notes: 'application_notes'; readonly mails: 'application_note_mails' };

/** - canMail: whoever a note is for is told by mail; domain: in which ids of mails end */
export type Telling = { readonly canMail: boolean; readonly domain: string };

/**
 * Keeps whom of the office a note is for, and whoever stands in for them today, with the mail that tells them.
 *
 * - tell: user ids
 *
 * Throws a `Problem` 400 for people who are not of the office.
 */
export async function tellOfNote(
  database: Database,
  { notes, mails }: NoteTables,
  {
    noteId,
    tell,
    at,
    canMail,
    domain,
  }: Telling & { readonly noteId: number; readonly tell: readonly number[]; readonly at: Date },
): Promise<void> {
  const ids = [...new Set(tell)];
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any(${ids}::integer[]) and ${IS_OPEN_OFFICER}`.execute(database);
  if (rows.length < ids.length) refuse([{ field: 'tell', code: 'not-in-list' }]);
  // Whoever stands in for somebody reads what is for them.
  await sql`
    insert into ${sql.table(mails)} (note_id, user_id, instead_of, message_id, state, created_at, next_try_at)
    select notes.id, told.id, told."insteadOf", notes.message_id || '.' || told.id || '@' || ${domain}::text,
      ${canMail ? 'waiting' : 'void'}, ${at}, ${at}
    from ${sql.table(notes)} notes, (${withDeputies(ids)}) told join users on users.id = told.id
    where notes.id = ${noteId} and ${IS_OPEN_OFFICER}
    on conflict (note_id, user_id) do nothing`.execute(database);
}
