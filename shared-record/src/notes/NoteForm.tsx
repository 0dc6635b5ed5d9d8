import { type NewNote, newNoteSchema, NOTE_LENGTH } from 'shared-contracts/notes/agreementNotes.ts';
import { Alert, Button, Cluster, Stack, useToast, useTranslation } from 'shared-ui/core';
import { CheckboxGroupField, ChoiceField, TextAreaField, useController } from 'shared-ui/fields';
import { schemaIssues } from '../model.ts';
import { useOfficers } from '../officers.ts';
import { exchangeErrorText } from '../pages.ts';
import type { NoteValues } from './noteValues.ts';
import { type KeptText, useKeptForm } from './useKeptForm.ts';

export type NoteFormTexts = Readonly<
  Record<
    'kind' | 'note' | 'call' | 'text' | 'hint' | 'tell' | 'tellHint' | 'write' | 'written' | 'notKept',
    string
  >
>;

type NoteFormProps = {
  readonly texts: NoteFormTexts;
  /** Whether colleagues can be told by mail. */
  readonly canMail: boolean;
  readonly kept: KeptText<NoteValues>;
  readonly adding: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (note: NewNote, options: { readonly onSuccess: () => void }) => void;
  };
  /** Called when the note is written; another form takes the place of this one. */
  readonly onWritten: () => void;
};

const EMPTY: NoteValues = { kind: 'note', text: '', tell: [] };

/** Writes a note for colleagues, or that somebody called. */
export function NoteForm({ texts, canMail, kept, adding, onWritten }: NoteFormProps) {
  const { t } = useTranslation('shared-record');
  const toast = useToast();
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
          toast({ kind: 'success', text: texts.written });
          onWritten();
        },
      },
    );
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="M">
        <Stack gap="M" inert={adding.isPending}>
          <ChoiceField
            label={texts.kind}
            value={kind.value}
            choices={[
              { value: 'note', label: texts.note },
              { value: 'call', label: texts.call },
            ]}
            onChange={kind.onChange}
            isInline
          />
          <TextAreaField
            control={form.control}
            name="text"
            label={texts.text}
            hint={texts.hint}
            maxLength={NOTE_LENGTH}
            isRequired
          />
          {canMail && colleagues.length > 0 && (
            <CheckboxGroupField
              label={texts.tell}
              hint={texts.tellHint}
              chosen={tell.value.map(String)}
              choices={colleagues.map(({ id, name }) => ({ value: String(id), label: labelOf(id) ?? name }))}
              onChange={(chosen) => tell.onChange(chosen.map(Number))}
              error={fieldState.error}
            />
          )}
        </Stack>
        {keeping.hasFailed && keeping.isChanged && <Alert kind="warning">{texts.notKept}</Alert>}
        {adding.error !== null && <Alert kind="error">{exchangeErrorText(adding.error, t)}</Alert>}
        <Cluster gap="M">
          <Button type="submit" isBusy={adding.isPending}>
            {texts.write}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function knownOf(ids: NoteValues['tell']): number[] {
  return ids.filter((id) => id !== null);
}
