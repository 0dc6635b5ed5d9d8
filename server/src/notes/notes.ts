import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  AgreementNote,
  AgreementNotes,
  NewNote,
  NewPartnerMail,
  NoteKind,
} from 'shared-contracts/notes/agreementNotes.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../database/database.ts';
import { userName } from '../exchange/store/userName.ts';
import { mailAddress } from '../mails/recipient.ts';
import type { SignedInCaller } from '../platform/tokens/caller.ts';
import { conflict, refuse } from '../platform/problems/refusals.ts';
import { claimNoteKey, namedOnce } from './noteKey.ts';
import { MOST_NOTES, requireFewNotes } from './noteLimit.ts';
import { partnerContacts } from './partnerContacts.ts';
import type {} from './tables.ts';
import { type NoteTables, type Telling, tellOfNote } from './tellOfNote.ts';

const TABLES: NoteTables = { notes: 'agreement_notes', mails: 'note_mails' };

export type NoteReader = {
  readonly caller: SignedInCaller;
  readonly language: LanguageTag;
  readonly canMail: boolean;
};

type Row = Omit<AgreementNote, 'at' | 'to'> & {
  readonly at: Date;
  readonly toName: string;
  readonly toAddress: string | null;
};

/** Reads all that was written about an agreement, the latest first; undefined when there is no such agreement. */
export async function readNotes(
  database: Database,
  agreementId: number,
  { caller, language, canMail }: NoteReader,
): Promise<AgreementNotes | undefined> {
  if (!(await isAgreement(database, agreementId))) return undefined;
  const { rows } = await sql<Row>`
    select notes.id, kind, created_at as at, ${userName(language)} as by, user_id = ${caller.id} as "isOwn", text,
      to_name as "toName", to_address as "toAddress", subject, state, array(
        select ${userName(language)} from note_mails join users on users.id = note_mails.user_id where note_id = notes.id order by 1
      ) as told
    from agreement_notes notes join users on users.id = user_id
    where agreement_id = ${agreementId} order by notes.id desc limit ${MOST_NOTES}`.execute(database);
  return {
    value: rows.map(({ at, toName, toAddress, ...row }) => ({
      ...row,
      at: at.toISOString(),
      to: toAddress === null ? null : { name: toName, address: toAddress },
    })),
    canMail,
    replyTo: mailAddress(caller.email),
    contacts: [...(await partnerContacts(database, agreementId))],
  };
}

/** Where and when something is written, and by whom. */
export type Written = { readonly agreementId: number; readonly userId: number; readonly at: Date };

/**
 * Writes a note, and a mail to each of the office whom it is for; false when there is no such agreement. A repeated call writes nothing. To be called in
 * a transaction.
 *
 * Throws a `Problem` 400 for people who are not of the office, 409 for a key that was used for something else.
 */
export async function addNote(
  database: Database,
  { key, kind, text, tell = [] }: NewNote,
  { agreementId, userId, at, telling }: Written & { readonly telling: Telling },
): Promise<boolean> {
  if (!(await isAgreement(database, agreementId))) return false;
  const content = { agreementId, kind, text, tell: namedOnce(tell) };
  if ((await claimNoteKey(database, { call: 'addNote', key, userId, content }, at)) !== undefined)
    return true;
  await requireFewNotes(database, 'agreement_notes', agreementId);
  const noteId = await insertNote(database, { kind, text }, { agreementId, userId, at });
  if (tell.length > 0) await tellOfNote(database, TABLES, { noteId, tell, at, ...telling });
  return true;
}

/** Inserts a note into an agreement that there is; returns its id. */
export async function insertNote(
  database: Database,
  { kind, text }: { readonly kind: Exclude<NoteKind, 'mail'>; readonly text: string },
  { agreementId, userId, at }: Written,
): Promise<number> {
  const { id } = await database
    .insertInto('agreement_notes')
    .values({
      agreement_id: agreementId,
      user_id: userId,
      kind,
      text,
      message_id: randomUUID(),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes a mail to be sent; false when there is no such agreement. A repeated call writes nothing. To be called in a transaction.
 *
 * Throws a `Problem` 400 for an address that is none of the partner's contacts in the agreement: nobody can be written to from here in the
 * university's name whom the agreement does not name. Throws 409 for a key that was used for something else.
 */
export async function addPartnerMail(
  database: Database,
  { key, to, language, subject, text }: NewPartnerMail,
  { agreementId, userId, at, domain }: Written & { readonly domain: string },
): Promise<boolean> {
  if (!(await isAgreement(database, agreementId))) return false;
  const content = { agreementId, to: to.toLowerCase(), language, subject, text };
  const earlier = await claimNoteKey(database, { call: 'mailPartner', key, userId, content }, at);
  if (earlier !== undefined) return true;
  await requireFewNotes(database, 'agreement_notes', agreementId);
  const contacts = await partnerContacts(database, agreementId);
  const contact = contacts.find(({ address }) => address.toLowerCase() === to.toLowerCase());
  if (contact === undefined) {
    refuse([{ field: 'to', code: 'not-in-list' }]);
    return false;
  }
  await database
    .insertInto('agreement_notes')
    .values({
      agreement_id: agreementId,
      user_id: userId,
      kind: 'mail',
      text,
      to_address: contact.address,
      to_name: contact.name,
      subject,
      language,
      message_id: `${randomUUID()}@${domain}`,
      state: 'waiting',
      created_at: at,
      next_try_at: at,
    })
    .execute();
  return true;
}

/** Takes back a note of the caller's; gives its agreement, undefined when there is none. Throws a `Problem` 409 for a mail, a proposal, and for what a colleague wrote. */
export async function removeNote(
  database: Database,
  id: number,
  userId: number,
): Promise<number | undefined> {
  const note = await database
    .selectFrom('agreement_notes')
    .select(['agreement_id', 'user_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (note === undefined) return undefined;
  if (note.kind === 'mail' || note.kind === 'proposal' || note.user_id !== userId) throw notTakenBack();
  await database.deleteFrom('agreement_notes').where('id', '=', id).execute();
  return note.agreement_id;
}

async function isAgreement(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from agreements where id = ${id}`.execute(database);
  return rows.length > 0;
}

export function notTakenBack() {
  return conflict({
    en: 'Only your own notes can be deleted, and no mail that was sent.',
    el: 'Διαγράφονται μόνο οι δικές σας σημειώσεις και κανένα μήνυμα που έχει σταλεί.',
  });
}
