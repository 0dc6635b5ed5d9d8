import type { DraftKind } from 'shared-record/model';
import { NOTE_FORM, type NoteValues } from 'shared-record/notes';

/** Students are spoken of in notes: what is typed is sealed. */
export const APPLICATION_NOTE_KIND: DraftKind<NoteValues> = {
  name: 'applicationNote',
  version: 1,
  schema: NOTE_FORM.schema,
  isPersonal: true,
};
