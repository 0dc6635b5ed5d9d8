import { useId } from 'react';
import type { ReminderSettings } from 'shared-contracts/reminders/reminderSettings.ts';
import { FollowedFormActions } from 'shared-record/edit';
import { Card, makeStyles, tokens, useLanguage, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { useReminderEdit } from '../useReminderEdit.ts';
import { KindFields } from './KindFields.tsx';
import { MailFields } from './MailFields.tsx';
import { ReminderConflict } from './ReminderConflict.tsx';

/** What a person is reminded of, how long before, and whether by mail. */
export function ReminderSettingsForm({ settings }: { readonly settings: ReminderSettings }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const toast = useToast();
  const styles = useStyles();
  const titleId = useId();
  const edit = useReminderEdit(settings, language, () =>
    toast({ kind: 'success', text: t('reminders.ReminderSettingsForm.saved') }),
  );
  const { control } = edit.form;
  return (
    <form noValidate onSubmit={edit.handleSave} aria-labelledby={titleId}>
      <Card padding="XL" gap="L">
        <h2 id={titleId} className={styles.title}>
          {t('reminders.ReminderSettingsForm.title')}
        </h2>
        <KindFields control={control} settings={settings} />
        <MailFields control={control} settings={settings} />
        <FollowedFormActions
          edit={edit}
          saveLabel={t('reminders.ReminderSettingsForm.save')}
          leaveText={t('reminders.ReminderSettingsForm.leaveText')}
          conflict={
            edit.conflict && <ReminderConflict conflict={edit.conflict} onResolve={edit.resolveConflict} />
          }
        />
      </Card>
    </form>
  );
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});
