import type { ReminderSettings } from 'shared-contracts/reminders/reminderSettings.ts';
import { LANGUAGE_NAME, LANGUAGES } from 'shared-contracts/text/language.ts';
import { Alert, formatDate, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { CheckboxField, ChoiceField, useController, useWatch, type Control } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ReminderForm } from '../model/reminderForm.ts';

type MailFieldsProps = { readonly control: Control<ReminderForm>; readonly settings: ReminderSettings };

/** What the state of a mail means to its reader. */
const MAIL_TEXT = {
  waiting: 'reminders.MailFields.waiting',
  'handing-over': 'reminders.MailFields.waiting',
  sent: 'reminders.MailFields.sent',
  unsure: 'reminders.MailFields.unsure',
  refused: 'reminders.MailFields.refused',
  'given-up': 'reminders.MailFields.refused',
  void: 'reminders.MailFields.unknown',
  unknown: 'reminders.MailFields.unknown',
} as const;

/** Whether reminders come by mail too, and in which language; who cannot get any is told why. */
export function MailFields({ control, settings: { canMail, email, lastMail } }: MailFieldsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const isMailed = useWatch({ control, name: 'isMailed' });
  const { field } = useController({ control, name: 'language' });
  const canGet = canMail && email !== null;
  return (
    <Stack gap="M">
      <CheckboxField
        control={control}
        name="isMailed"
        label={t('reminders.MailFields.isMailed')}
        hint={canGet ? t('reminders.MailFields.hint', { email }) : undefined}
        // What is on can be turned off at any time.
        isDisabled={!canGet && !isMailed}
      />
      {!canGet && (
        <Alert kind="information">
          {t(canMail ? 'reminders.MailFields.noAddress' : 'reminders.MailFields.noMails')}
        </Alert>
      )}
      {isMailed && (
        <ChoiceField
          label={t('reminders.MailFields.language')}
          value={field.value}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value].full }))}
          isInline
          onChange={field.onChange}
        />
      )}
      {lastMail !== null && (
        <span>{t(MAIL_TEXT[lastMail.state], { day: formatDate(lastMail.day, tag) })}</span>
      )}
    </Stack>
  );
}
