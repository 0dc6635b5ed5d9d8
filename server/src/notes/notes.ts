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
    where agreement_id = ${agreementId} order by notes.id desc`.execute(database);
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
 * Writes a note, and a mail to each of the office whom it is for; false when there is no such agreement. To be called in a transaction.
 *
 * Throws a `Problem` 400 for people who are not of the office.
 */
export async function addNote(
  database: Database,
  { key, kind, text, tell = [] }: Omit<NewNote, 'kind'> & { readonly kind: Exclude<NoteKind, 'mail'> },
  { agreementId, userId, at, telling }: Written & { readonly telling?: Telling },
): Promise<boolean> {
  if (!(await isAgreement(database, agreementId))) return false;
  const row = { agreement_id: agreementId, user_id: userId, kind, text, created_at: at };
  await addOnce(database, { ...row, message_id: key });
  if (telling !== undefined && tell.length > 0)
    await tellOfNote(database, TABLES, { key, tell, at, ...telling });
  return true;
}

/**
 * Writes a mail to be sent; false when there is no such agreement.
 *
 * Throws a `Problem` 400 for an address that is none of the partner's contacts in the agreement: nobody can be written to from here in the
 * university's name whom the agreement does not name.
 */
export async function addPartnerMail(
  database: Database,
  { key, to, language, subject, text }: NewPartnerMail,
  { agreementId, userId, at, domain }: Written & { readonly domain: string },
): Promise<boolean> {
  if (!(await isAgreement(database, agreementId))) return false;
  const contacts = await partnerContacts(database, agreementId);
  const contact = contacts.find(({ address }) => address.toLowerCase() === to.toLowerCase());
  if (contact === undefined) refuse([{ field: 'to', code: 'not-in-list' }]);
  else
    return addOnce(database, {
      agreement_id: agreementId,
      user_id: userId,
      kind: 'mail',
      text,
      to_address: contact.address,
      to_name: contact.name,
      subject,
      language,
      message_id: `${key}@${domain}`,
      state: 'waiting',
      created_at: at,
      next_try_at: at,
    });
  return false;
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

type NewRow = {
  readonly agreement_id: number;
  readonly user_id: number;
  readonly kind: NoteKind;
  readonly text: string;
  readonly message_id: string;
  readonly created_at: Date;
  readonly to_address?: string;
  readonly to_name?: string;
  readonly subject?: string;
  readonly language?: LanguageTag;
  readonly state?: 'waiting';
  readonly next_try_at?: Date;
};

/** What is sent again with its key is there already. Throws a `Problem` 409 where the key was used for something else. */
async function addOnce(database: Database, row: NewRow): Promise<true> {
  const added = await database
    .insertInto('agreement_notes')
    .values(row)
    .onConflict((conflicting) => conflicting.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return true;
  const same = await database
    .selectFrom('agreement_notes')
    .select('id')
    .where('message_id', '=', row.message_id)
    .where('agreement_id', '=', row.agreement_id)
    .where('user_id', '=', row.user_id)
    .where('text', '=', row.text)
    .executeTakeFirst();
  if (same === undefined) throw usedKey();
  return true;
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

export function usedKey() {
  return conflict({
    en: 'This key was used for something else. Reload the page and write it again.',
    el: 'Το κλειδί αυτό έχει χρησιμοποιηθεί για κάτι άλλο. Ανανεώστε τη σελίδα και γράψτε το ξανά.',
  });
}
