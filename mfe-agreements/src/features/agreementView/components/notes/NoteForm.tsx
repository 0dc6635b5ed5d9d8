import { NoteForm as SharedForm, type KeptText, type NoteValues } from 'shared-record/notes';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useAddNote } from '../../api/notes.mutations.ts';

type NoteFormProps = {
  readonly agreementId: number;
  /** Whether colleagues can be told by mail. */
  readonly canMail: boolean;
  readonly kept: KeptText<NoteValues>;
  /** Called when the note is written; another form takes the place of this one. */
  readonly onWritten: () => void;
};

/** Writes a note about an agreement for colleagues, or that somebody called. */
export function NoteForm({ agreementId, canMail, kept, onWritten }: NoteFormProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <SharedForm
      texts={{
        kind: t('agreementView.NoteForm.kind'),
        note: t('agreementView.notes.kinds.note'),
        call: t('agreementView.notes.kinds.call'),
        text: t('agreementView.NoteForm.text'),
        hint: t('agreementView.NoteForm.hint'),
        tell: t('agreementView.NoteForm.tell'),
        tellHint: t('agreementView.NoteForm.tellHint'),
        write: t('agreementView.NoteForm.write'),
        written: t('agreementView.NoteForm.written'),
        notKept: t('agreementView.notes.notKept'),
      }}
      canMail={canMail}
      kept={kept}
      adding={useAddNote(agreementId)}
      onWritten={onWritten}
    />
  );
}
