import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { ApplicationSettingsItem } from 'shared-contracts/applications/entities/applicationSettings.ts';
import { APPLICATION_SETTINGS } from 'shared-contracts/applications/members/application.ts';
import { FollowedFormActions } from 'shared-record/edit';
import { useMemberLabel } from 'shared-record/pages';
import { Alert, Card, makeStyles, Stack, useToast, useTranslation } from 'shared-ui/core';
import { ChoiceField, DateField, FieldGrid, SelectField, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { hasPartOfDay, yearChoices } from '../model/settingsForm.ts';
import { useSettingsEdit } from '../useSettingsEdit.ts';
import { CounterCard } from './CounterCard.tsx';
import { SettingsConflict } from './SettingsConflict.tsx';
import { WindowNote } from './WindowNote.tsx';

type SettingsFormProps = {
  readonly type: ApplicationType;
  /** Null while the office has not set them up. */
  readonly settings: ApplicationSettingsItem | null;
};

/** The settings of one type: the counter, the days on which students may apply, and the academic year that they apply for. */
export function SettingsForm({ type, settings }: SettingsFormProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const styles = useStyles();
  const edit = useSettingsEdit(type, settings, () =>
    toast({ kind: 'success', text: t('applicationSettings.saved') }),
  );
  const labelOf = useMemberLabel(APPLICATION_SETTINGS);
  const { control, setValue } = edit.form;
  const [counter, confirmsByMail] = useWatch({ control, name: ['counter', 'confirmsByMail'] });
  return (
    <form noValidate onSubmit={edit.handleSave} className={styles.form}>
      <Stack gap="L">
        <WindowNote settings={settings} />
        <CounterCard
          settings={settings}
          resetTo={counter}
          onReset={(value) => setValue('counter', value, { shouldDirty: true })}
        />
        <Card gap="L">
          <FieldGrid columns={2}>
            <DateField
              control={control}
              name="firstDay"
              label={labelOf('applicationStart')}
              hint={t('applicationSettings.firstDayHint')}
            />
            <DateField
              control={control}
              name="lastDay"
              label={labelOf('applicationStop')}
              hint={t('applicationSettings.lastDayHint')}
            />
          </FieldGrid>
          {hasPartOfDay(settings) && <Alert kind="information">{t('applicationSettings.partOfDay')}</Alert>}
          <SelectField
            control={control}
            name="year"
            isRequired
            label={labelOf('academicYear')}
            hint={t('applicationSettings.yearHint')}
            placeholder={t('applicationSettings.yearNone')}
            options={yearChoices(settings?.academicYear).map((year) => ({
              value: String(year),
              label: `${year} (${academicYearName(year)})`,
            }))}
          />
          <ChoiceField
            label={labelOf('confirmsByMail')}
            hint={t('applicationSettings.confirmsByMail.hint')}
            value={confirmsByMail}
            choices={['yes', 'no'].map((value) => ({
              value,
              label: t(`applicationSettings.confirmsByMail.${value}`),
            }))}
            onChange={(value) => setValue('confirmsByMail', value, { shouldDirty: true })}
          />
        </Card>
        <FollowedFormActions
          edit={edit}
          saveLabel={t('applicationSettings.submit')}
          leaveText={t('applicationSettings.leaveText')}
          conflict={
            edit.conflict && <SettingsConflict conflict={edit.conflict} onResolve={edit.resolveConflict} />
          }
        />
      </Stack>
    </form>
  );
}

const useStyles = makeStyles({ form: { maxWidth: '760px' } });
