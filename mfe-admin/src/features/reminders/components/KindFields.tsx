import type { ReminderSettings } from 'shared-contracts/reminders/reminderSettings.ts';
import { REMINDER_KINDS, REMINDER_LIMITS, type ReminderKind } from 'shared-contracts/reminders/reminders.ts';
import { reminderKindName } from 'shared-contracts/reminders/reminderTexts.ts';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { CheckboxGroupField, NumberField, useController, type Control, FieldGrid } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ReminderForm } from '../model/reminderForm.ts';

type KindFieldsProps = { readonly control: Control<ReminderForm>; readonly settings: ReminderSettings };

/** Kinds whose reminders begin a number of days before a date. */
const WITH_DAYS: readonly ReminderKind[] = ['amendment', 'notice', 'window'];

/** What to be reminded of, of what the role can be, and how long before; a number is asked for only where it counts. */
export function KindFields({ control, settings }: KindFieldsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { field, fieldState } = useController({ control, name: 'kinds' });
  const offered = REMINDER_KINDS.filter((kind) => settings.offered.includes(kind));
  const has = (...kinds: readonly ReminderKind[]) => kinds.some((kind) => offered.includes(kind));
  return (
    <>
      <CheckboxGroupField
        label={t('reminders.KindFields.kinds')}
        chosen={field.value}
        choices={offered.map((kind) => ({ value: kind, label: reminderKindName(kind, tag) }))}
        error={fieldState.error}
        firstRef={field.ref}
        onChange={field.onChange}
      />
      <FieldGrid columns={2}>
        {has(...WITH_DAYS) && (
          <NumberField
            control={control}
            name="daysBefore"
            isRequired
            isWhole
            label={t('reminders.KindFields.daysBefore')}
            hint={t('reminders.KindFields.range', REMINDER_LIMITS.daysBefore)}
          />
        )}
        {has('agreement-end') && (
          <NumberField
            control={control}
            name="monthsBeforeEnd"
            isRequired
            isWhole
            label={t('reminders.KindFields.monthsBeforeEnd')}
            hint={t('reminders.KindFields.range', REMINDER_LIMITS.monthsBeforeEnd)}
          />
        )}
        {has('unanswered') && (
          <NumberField
            control={control}
            name="unansweredDays"
            isRequired
            isWhole
            label={t('reminders.KindFields.unansweredDays')}
            hint={t('reminders.KindFields.range', REMINDER_LIMITS.unansweredDays)}
          />
        )}
      </FieldGrid>
    </>
  );
}
