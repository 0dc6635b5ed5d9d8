import { useEffect, useEffectEvent, useState } from 'react';
import { reminderSettingsSchema, type ReminderSettings } from 'shared-contracts/entities/reminderSettings.ts';
import type { Language } from 'shared-contracts/language.ts';
import { useRecordSave, useRefusal } from 'shared-record/edit';
import { mergeForms, placeErrors, readBy, saveOutcomeOf, type Conflict } from 'shared-record/model';
import { resolveBy, useForm } from 'shared-ui/fields';
import { useSaveReminders, type ReminderSave } from './api/reminderSettings.queries.ts';
import {
  checkReminderForm,
  placeInReminders,
  REMINDER_SHAPE,
  toReminderForm,
  type ReminderForm,
} from './model/reminderForm.ts';

const readSettings = readBy(reminderSettingsSchema, (settings: ReminderSettings) => settings);

/**
 * The settings of reminders being edited: what they began from, the form, and what became of the last save.
 *
 * - settings: as they are now; the form follows them as long as nothing is changed
 */
export function useReminderEdit(settings: ReminderSettings, language: Language, onSaved: () => void) {
  const form = useForm<ReminderForm>({
    defaultValues: toReminderForm(settings, language),
    resolver: resolveBy(checkReminderForm),
  });
  const [opened, setOpened] = useState(settings);
  const [current, setCurrent] = useState<ReminderSettings | null>(null);
  const refusal = useRefusal(form, ([first]) => {
    if (first) form.setFocus(placeInReminders(['choice', first.field]) ?? 'kinds');
  });
  const saving = useRecordSave<ReminderForm, ReminderSettings, 'save', ReminderSave, ReminderSettings>(
    useSaveReminders(),
    {
      toSent: (values, from) => ({ opened: from, form: values }),
      readCurrent: readSettings,
      onSaved: (saved) => {
        begin(saved);
        onSaved();
      },
      onStale: setCurrent,
      onRefused: (outcome) => {
        if (outcome.kind === 'refused')
          refusal.refuse(placeErrors(outcome.errors, placeInReminders).fields, true);
      },
    },
  );
  const { isDirty } = form.formState;

  const begin = (next: ReminderSettings) => {
    saving.forget();
    setOpened(next);
    setCurrent(null);
    form.reset(toReminderForm(next, language));
  };
  const follow = useEffectEvent((next: ReminderSettings) => {
    if (!isDirty && saving.saving === null) begin(next);
  });
  useEffect(() => follow(settings), [settings]);

  const conflict: Conflict<ReminderForm> | null = current && {
    opened: toReminderForm(opened, language),
    theirs: toReminderForm(current, language),
    mine: form.getValues(),
  };
  const resolveConflict = (choice: 'mine' | 'theirs') => {
    if (conflict === null || current === null) return;
    begin(current);
    if (choice === 'mine') form.reset(mergeForms(conflict, REMINDER_SHAPE), { keepDefaultValues: true });
  };

  const error = saving.failure?.error ?? null;
  const outcome = error && saveOutcomeOf(error, readSettings);
  return {
    form,
    isDirty,
    isSaving: saving.saving !== null,
    conflict,
    failure: error &&
      outcome && {
        error,
        kind: outcome.kind,
        hasRefusedFields:
          outcome.kind === 'refused' && placeErrors(outcome.errors, placeInReminders).fields.length > 0,
      },
    handleSave: form.handleSubmit((values) => {
      if (saving.saving === null && current === null) saving.send(values, opened, 'save');
    }),
    discard: () => begin(settings),
    resolveConflict,
  };
}
