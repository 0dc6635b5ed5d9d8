import * as z from 'zod/mini';
import { known } from '../call/known.ts';
import { agreementNoteSchema } from './agreementNotes.ts';

/** What the office writes about an application for colleagues: a note, or that somebody called. */
export const APPLICATION_NOTE_KINDS = ['note', 'call'] as const;
export type ApplicationNoteKind = (typeof APPLICATION_NOTE_KINDS)[number];

const SAID = agreementNoteSchema.shape;

/** What was written about an application; the members mean what they do of an agreement. */
export const applicationNoteSchema = z.object({
  id: SAID.id,
  kind: known(APPLICATION_NOTE_KINDS),
  at: SAID.at,
  by: SAID.by,
  isOwn: SAID.isOwn,
  text: SAID.text,
  told: SAID.told,
});
export interface ApplicationNote extends z.infer<typeof applicationNoteSchema> {}

/** What was written about an application, the latest first. - canMail: the portal can send mails */
export const applicationNotesSchema = z.object({
  value: z.array(applicationNoteSchema),
  canMail: z.boolean(),
});
export interface ApplicationNotes extends z.infer<typeof applicationNotesSchema> {}
