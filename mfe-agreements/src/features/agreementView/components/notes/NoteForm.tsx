import { newNoteSchema, NOTE_LENGTH } from 'shared-contracts/notes/agreementNotes.ts';
import { schemaIssues } from 'shared-record/model';
import { Alert, Button, Cluster, Stack, useToast, useTranslation } from 'shared-ui/core';
import { ChoiceField, TextAreaField, useController } from 'shared-ui/fields';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useAddNote } from '../../api/notes.mutations.ts';
import type { NoteForm as Form } from '../../model/noteForms.ts';
import { type KeptText, useKeptForm } from '../../../../lib/useKeptForm.ts';

type NoteFormProps = {
  readonly agreementId: number;
  readonly kept: KeptText<Form>;
  /** Called when the note is written; another form takes the place of this one. */
  readonly onWritten: () => void;
};

const KINDS = ['note', 'call'] as const;
const EMPTY: Form = { kind: 'note', text: '' };

/** Writes a note for colleagues, or that somebody called. */
export function NoteForm({ agreementId, kept, onWritten }: NoteFormProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const adding = useAddNote(agreementId);
  const { form, keeping, key } = useKeptForm(kept, EMPTY, (values, once) =>
    schemaIssues(newNoteSchema, { key: once, ...values }),
  );
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  const send = form.handleSubmit(({ kind: chosen, text }) => {
    if (adding.isPending) return;
    adding.mutate(
      { key, kind: chosen === 'call' ? 'call' : 'note', text },
      {
        onSuccess: () => {
          keeping.end();
          toast({ kind: 'success', text: t('agreementView.NoteForm.written') });
          onWritten();
        },
      },
    );
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="M">
        <ChoiceField
          label={t('agreementView.NoteForm.kind')}
          value={kind.value}
          choices={KINDS.map((value) => ({ value, label: t(`agreementView.notes.kinds.${value}`) }))}
          onChange={kind.onChange}
          isInline
        />
        <TextAreaField
          control={form.control}
          name="text"
          label={t('agreementView.NoteForm.text')}
          hint={t('agreementView.NoteForm.hint')}
          maxLength={NOTE_LENGTH}
          isRequired
        />
        {keeping.hasFailed && keeping.isChanged && (
          <Alert kind="warning">{t('agreementView.notes.notKept')}</Alert>
        )}
        {adding.isError && <Alert kind="error">{exchangeErrorText(adding.error, t)}</Alert>}
        <Cluster gap="M">
          <Button type="submit" isBusy={adding.isPending}>
            {t('agreementView.NoteForm.write')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
