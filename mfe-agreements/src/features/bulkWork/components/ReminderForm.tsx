import { MAIL_NAMES, type ReminderMail, reminderMailSchema } from 'shared-contracts/bulk/otherEdits.ts';
import { schemaIssues } from 'shared-record/model';
import { Button, useLanguage, useTranslation } from 'shared-ui/core';
import { SelectField, TextAreaField, TextField, useWatch } from 'shared-ui/fields';
import { type KeptText, useKeptForm } from 'shared-record/notes';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ReminderForm as Form } from '../model/reminderForm.ts';
import { REMINDER_TEMPLATES } from '../model/reminderTemplates.ts';
import type { JobChoice } from './Preview.tsx';
import { PreviewForm } from './PreviewForm.tsx';

const BEGINNING: Form = { language: 'en', ...REMINDER_TEMPLATES.en };
const LANGUAGES = ['en', 'el'] as const satisfies readonly ReminderMail['language'][];

type ReminderFormProps = { readonly job: JobChoice; readonly kept: KeptText<Form> };

/** Asks what partners are written; it begins from a template in the language of its readers. What is typed outlives the tab until it is sent. */
export function ReminderForm({ job, kept }: ReminderFormProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { form, keeping } = useKeptForm(kept, BEGINNING, (values) =>
    schemaIssues(reminderMailSchema, values),
  );
  const { control, setValue } = form;
  const chosen = useWatch({ control, name: 'language' });
  const language = LANGUAGES.find((one) => one === chosen) ?? 'en';
  // What was typed is not lost by choosing another language: the template comes when it is asked for.
  const begin = () => {
    const { subject, text } = REMINDER_TEMPLATES[language];
    setValue('subject', subject, { shouldDirty: true, shouldValidate: true });
    setValue('text', text, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <PreviewForm
      job={job}
      form={form}
      toInput={(values) => ({ edit: { mail: values } })}
      onStarted={keeping.end}
    >
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
    </PreviewForm>
  );
}
