import { newNoteSchema, NOTE_LENGTH } from 'shared-contracts/notes/agreementNotes.ts';
import { schemaIssues } from 'shared-record/model';
import { Alert, Button, Cluster, Stack, useToast, useTranslation } from 'shared-ui/core';
import { CheckboxGroupField, ChoiceField, TextAreaField, useController } from 'shared-ui/fields';
import { useOfficers } from 'shared-record/officers';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useAddNote } from '../../api/notes.mutations.ts';
import type { NoteForm as Form } from '../../model/noteForms.ts';
import { type KeptText, useKeptForm } from '../../../../lib/useKeptForm.ts';

type NoteFormProps = {
  readonly agreementId: number;
  /** Whether colleagues can be told by mail. */
  readonly canMail: boolean;
  readonly kept: KeptText<Form>;
  /** Called when the note is written; another form takes the place of this one. */
  readonly onWritten: () => void;
};

const KINDS = ['note', 'call'] as const;
const EMPTY: Form = { kind: 'note', text: '', tell: [] };

/** Writes a note for colleagues, or that somebody called. */
export function NoteForm({ agreementId, canMail, kept, onWritten }: NoteFormProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const adding = useAddNote(agreementId);
  const { form, keeping, key } = useKeptForm(kept, EMPTY, (values, once) =>
    schemaIssues(newNoteSchema, { key: once, ...values, tell: knownOf(values.tell) }),
  );
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  const { field: tell, fieldState } = useController({ control: form.control, name: 'tell' });
  const { people, me, labelOf } = useOfficers();
  const colleagues = (people.data?.value ?? []).filter(({ id, isOpen }) => isOpen && id !== me);
  const send = form.handleSubmit(({ kind: chosen, text, tell: told }) => {
    if (adding.isPending) return;
    adding.mutate(
      { key, kind: chosen === 'call' ? 'call' : 'note', text, tell: knownOf(told) },
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
        {canMail && colleagues.length > 0 && (
          <CheckboxGroupField
            label={t('agreementView.NoteForm.tell')}
            hint={t('agreementView.NoteForm.tellHint')}
            chosen={tell.value.map(String)}
            choices={colleagues.map(({ id, name }) => ({ value: String(id), label: labelOf(id) ?? name }))}
            onChange={(chosen) => tell.onChange(chosen.map(Number))}
            error={fieldState.error}
          />
        )}
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

function knownOf(ids: Form['tell']): number[] {
  return ids.filter((id) => id !== null);
}
