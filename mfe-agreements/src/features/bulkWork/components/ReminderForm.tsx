import type { BulkEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import { MAIL_NAMES, type ReminderMail, reminderMailSchema } from 'shared-contracts/bulk/otherEdits.ts';
import { schemaIssues } from 'shared-record/model';
import { Button, useLanguage, useTranslation } from 'shared-ui/core';
import { resolveBy, SelectField, TextAreaField, TextField, useForm, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { REMINDER_TEMPLATES } from '../model/reminderTemplates.ts';
import { EditForm } from './EditForm.tsx';

const LANGUAGES = ['en', 'el'] as const satisfies readonly ReminderMail['language'][];

/** Asks what partners are written; it begins from a template in the language of its readers. */
export function ReminderForm({ onChosen }: { readonly onChosen: (edit: BulkEdit) => void }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { control, handleSubmit, setValue } = useForm<ReminderMail>({
    defaultValues: { language: 'en', ...REMINDER_TEMPLATES.en },
    resolver: resolveBy((values) => schemaIssues(reminderMailSchema, values)),
  });
  const language = useWatch({ control, name: 'language' });
  const submit = handleSubmit((values) => onChosen({ mail: reminderMailSchema.parse(values) }));
  // What was typed is not lost by choosing another language: the template comes when it is asked for.
  const begin = () => {
    const { subject, text } = REMINDER_TEMPLATES[language];
    setValue('subject', subject, { shouldDirty: true, shouldValidate: true });
    setValue('text', text, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <EditForm onSubmit={(event) => void submit(event)}>
      <SelectField
        name="language"
        control={control}
        label={t('bulkWork.ReminderForm.language')}
        options={LANGUAGES.map((one) => ({ value: one, label: t(`bulkWork.ReminderForm.languages.${one}`) }))}
        isRequired
        placeholder={t('bulkWork.LanguagesForm.choose')}
      />
      <div>
        <Button size="small" onClick={begin}>
          {t('bulkWork.ReminderForm.template')}
        </Button>
      </div>
      <TextField
        name="subject"
        control={control}
        label={t('bulkWork.ReminderForm.subject')}
        isRequired
        maxLength={150}
      />
      <TextAreaField
        name="text"
        control={control}
        label={t('bulkWork.ReminderForm.text')}
        hint={t('bulkWork.ReminderForm.names', {
          names: new Intl.ListFormat(tag).format(MAIL_NAMES.map((name) => `{${name}}`)),
        })}
        isRequired
        rows={12}
        maxLength={3_000}
      />
    </EditForm>
  );
}
