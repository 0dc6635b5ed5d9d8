import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NewNote } from 'shared-contracts/notes/agreementNotes.ts';
import type { ApplicationNote, ApplicationNotes } from 'shared-contracts/notes/applicationNotes.ts';
import type { Database } from '../database/database.ts';
import { userName } from '../exchange/store/userName.ts';
import { claimNoteKey, namedOnce } from './noteKey.ts';
import { MOST_NOTES, requireFewNotes } from './noteLimit.ts';
import { type NoteReader, notTakenBack } from './notes.ts';
import type { Written } from './notes.ts';
import { type NoteTables, type Telling, tellOfNote } from './tellOfNote.ts';

const TABLES: NoteTables = { notes: 'application_notes', mails: 'application_note_mails' };

/** Reads what the office wrote about an application, the latest first; undefined when there is no such application. */
export async function readApplicationNotes(
  database: Database,
  applicationId: number,
  { caller, language, canMail }: NoteReader,
): Promise<ApplicationNotes | undefined> {
  if (!(await isApplication(database, applicationId))) return undefined;
  const { rows } = await sql<Omit<ApplicationNote, 'at'> & { readonly at: Date }>`
    select notes.id, kind, created_at as at, ${userName(language)} as by, user_id = ${caller.id} as "isOwn", text, array(
        select ${userName(language)} from application_note_mails mails join users on users.id = mails.user_id
        where note_id = notes.id order by 1
      ) as told
    from application_notes notes join users on users.id = user_id
    where application_id = ${applicationId} order by notes.id desc limit ${MOST_NOTES}`.execute(database);
  return { value: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), canMail };
}

/**
 * Writes a note about an application, and a mail to each of the office whom it is for; nothing where there is no such application. What is sent again
 * with its key is there already. To be called in a transaction.
 *
 * Throws a `Problem` 400 for people who are not of the office, 409 where the key was used for something else.
 */
export async function addApplicationNote(
  database: Database,
  { key, kind, text, tell = [] }: NewNote,
  {
    applicationId,
    userId,
    at,
    telling,
  }: Omit<Written, 'agreementId'> & { readonly applicationId: number; readonly telling: Telling },
): Promise<void> {
  if (!(await isApplication(database, applicationId))) return;
  const content = { applicationId, kind, text, tell: namedOnce(tell) };
  const earlier = await claimNoteKey(database, { call: 'addApplicationNote', key, userId, content }, at);
  if (earlier !== undefined) return;
  await requireFewNotes(database, 'application_notes', applicationId);
  const { id: noteId } = await database
    .insertInto('application_notes')
    .values({
      application_id: applicationId,
      user_id: userId,
      kind,
      text,
      message_id: randomUUID(),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (tell.length > 0) await tellOfNote(database, TABLES, { noteId, tell, at, ...telling });
}

/** Takes back a note of the caller's; gives its application, undefined when there is none. Throws a `Problem` 409 for what a colleague wrote. */
export async function removeApplicationNote(
  database: Database,
  id: number,
  userId: number,
): Promise<number | undefined> {
  const note = await database
    .selectFrom('application_notes')
    .select(['application_id', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (note === undefined) return undefined;
  if (note.user_id !== userId) throw notTakenBack();
  await database.deleteFrom('application_notes').where('id', '=', id).execute();
  return note.application_id;
}

async function isApplication(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from applications where id = ${id}`.execute(database);
  return rows.length > 0;
}
