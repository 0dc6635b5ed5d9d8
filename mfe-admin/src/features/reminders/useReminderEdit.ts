import {
  reminderSettingsSchema,
  type ReminderSettings,
} from 'shared-contracts/reminders/reminderSettings.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { useFollowedForm } from 'shared-record/edit';
import { readBy } from 'shared-record/model';
import { useSaveReminders } from './api/reminderSettings.queries.ts';
import {
  checkReminderForm,
  placeInReminders,
  REMINDER_SHAPE,
  toReminderForm,
  type ReminderForm,
} from './model/reminderForm.ts';

const readSettings = readBy(reminderSettingsSchema, (settings: ReminderSettings) => settings);

/**
 * The settings of reminders being edited.
 *
 * - settings: as they are now; language: of the page, for whoever has not chosen one
 */
export function useReminderEdit(settings: ReminderSettings, language: Language, onSaved: () => void) {
  return useFollowedForm<ReminderForm, ReminderSettings, ReminderSettings>(settings, {
    toForm: (stored) => toReminderForm(stored, language),
    check: checkReminderForm,
    place: placeInReminders,
    shape: REMINDER_SHAPE,
    readCurrent: readSettings,
    mutation: useSaveReminders(),
    onSaved,
  });
}
