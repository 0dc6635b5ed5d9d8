import * as z from 'zod/mini';
import { refusedAs } from '../errors/errorCodes.ts';
import { emailAddress, requiredLine, requiredText } from '../members/check/values.ts';
import { known, knownOrNull } from '../call/known.ts';
import { REMINDER_MAIL_STATES } from '../reminders/reminders.ts';

/** What people write about an agreement beside the network: for colleagues, of a call, mails to the partner, and why a coordinator proposed it. */
export const NOTE_KINDS = ['note', 'call', 'mail', 'proposal'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** In characters. */
export const NOTE_LENGTH = 4_000;
export const SUBJECT_LENGTH = 200;

const noteText = requiredText.check(z.maxLength(NOTE_LENGTH, refusedAs('too-long')));
const subjectLine = requiredLine.check(z.maxLength(SUBJECT_LENGTH, refusedAs('too-long')));

/** People of the office whom one note can be for. */
export const MOST_TOLD = 20;

/**
 * A note of the caller.
 *
 * - key: UUID that the client chose; sent again with it, the note is written once
 * - tell: people of the office whom it is for, by their user ids; each is told by mail
 */
export const newNoteSchema = z.strictObject({
  key: z.uuid(),
  kind: z.enum(['note', 'call'], refusedAs('not-in-list')),
  text: noteText,
  tell: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(MOST_TOLD, refusedAs('too-many')))),
});
export interface NewNote extends z.infer<typeof newNoteSchema> {}

/**
 * A mail of the caller to somebody of the partner.
 *
 * - to: address of one of the partner's contacts in the agreement, and no other one; language: of what stands around the text
 */
export const newPartnerMailSchema = z.strictObject({
  key: z.uuid(),
  to: emailAddress,
  language: z.enum(['en', 'el'], refusedAs('not-in-list')),
  subject: subjectLine,
  text: noteText,
});
export interface NewPartnerMail extends z.infer<typeof newPartnerMailSchema> {}

/**
 * Something that was written about an agreement.
 *
 * - by: name of whoever wrote it; isOwn: it was the caller, who may take back what is no mail
 * - told: names of the people of the office whom it is for
 * - to, subject: of a mail, null of anything else; state: what became of it
 */
export const agreementNoteSchema = z.object({
  id: z.number(),
  kind: known(NOTE_KINDS),
  at: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  told: z.array(z.string()),
  to: z.nullable(z.object({ name: z.string(), address: z.string() })),
  subject: z.nullable(z.string()),
  state: knownOrNull(REMINDER_MAIL_STATES),
});
export interface AgreementNote extends z.infer<typeof agreementNoteSchema> {}

/**
 * What was written about an agreement, the latest first.
 *
 * - canMail: the portal can send mails; replyTo: address that answers to a mail of the caller go to, null where the account has none
 * - contacts: the partner's people in the agreement who have an address
 */
export const agreementNotesSchema = z.object({
  value: z.array(agreementNoteSchema),
  canMail: z.boolean(),
  replyTo: z.nullable(z.string()),
  contacts: z.array(z.object({ name: z.string(), address: z.string() })),
});
export interface AgreementNotes extends z.infer<typeof agreementNotesSchema> {}
