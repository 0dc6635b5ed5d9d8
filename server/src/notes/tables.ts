import type { NoteKind } from 'shared-contracts/notes/agreementNotes.ts';
import type { ApplicationNoteKind } from 'shared-contracts/notes/applicationNotes.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { ReminderMailState } from 'shared-contracts/reminders/reminders.ts';
import type { MailColumns } from '../mails/mailColumns.ts';
import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  // eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
  interface Tables {
    /** What people wrote about an agreement. A mail waits and stays as others do (`mails/mailColumns.ts`); of anything else those columns are null. */
    agreement_notes: {
      id: Generated<number>;
      agreement_id: number;
      user_id: number;
      kind: NoteKind;
      text: string;
      to_address: string | null;
      to_name: string | null;
      subject: string | null;
      language: LanguageTag | null;
      message_id: string | null;
      state: ReminderMailState | null;
      attempts: Generated<number>;
      created_at: Time;
      next_try_at: NullableTime;
      settled_at: NullableTime;
      failure: string | null;
    };
    /** Whom of the office a note is for, with the mail that tells them. */
    note_mails: MailColumns & { note_id: number; instead_of: Generated<number[]> };
    /** What the office wrote about an application, and whom of it that is for. */
    application_notes: {
      id: Generated<number>;
      application_id: number;
      user_id: number;
      kind: ApplicationNoteKind;
      text: string;
      message_id: string;
      created_at: Time;
    };
    application_note_mails: MailColumns & { note_id: number; instead_of: Generated<number[]> };
  }
}
