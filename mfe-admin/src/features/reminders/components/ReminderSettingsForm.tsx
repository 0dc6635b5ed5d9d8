import { useId } from 'react';
import type { ReminderSettings } from 'shared-contracts/entities/reminderSettings.ts';
import { RowSaveFailure } from 'shared-record/edit';
import {
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { useLeaveGuard } from 'shared-ui/fields';
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
  const leave = useLeaveGuard(edit.isDirty);
  const { control } = edit.form;
  return (
    <form noValidate onSubmit={edit.handleSave} aria-labelledby={titleId}>
      <Card padding="XL" gap="L">
        <h2 id={titleId} className={styles.title}>
          {t('reminders.ReminderSettingsForm.title')}
        </h2>
        <KindFields control={control} settings={settings} />
        <MailFields control={control} settings={settings} />
        {edit.conflict && <ReminderConflict conflict={edit.conflict} onResolve={edit.resolveConflict} />}
        {!edit.conflict && edit.failure && <RowSaveFailure {...edit.failure} />}
        <Stack>
          <Cluster>
            <Button
              type="submit"
              appearance="primary"
              isBusy={edit.isSaving}
              isDisabled={edit.conflict !== null}
            >
              {t('reminders.ReminderSettingsForm.save')}
            </Button>
            {edit.isDirty && (
              <Button isDisabled={edit.isSaving} onClick={edit.discard}>
                {t('reminders.ReminderSettingsForm.discard')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Card>
      <ConfirmDialog
        isOpen={leave.isAsking}
        title={t('reminders.ReminderSettingsForm.leave')}
        text={t('reminders.ReminderSettingsForm.leaveText')}
        confirmLabel={t('reminders.ReminderSettingsForm.drop')}
        cancelLabel={t('reminders.ReminderSettingsForm.stay')}
        onConfirm={edit.discard}
        onCancel={leave.stay}
      />
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
