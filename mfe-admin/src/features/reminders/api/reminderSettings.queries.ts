import { readReminderSettings, saveReminderSettings } from 'shared-contracts/reminders/reminderCalls.ts';
import type { ReminderSettings } from 'shared-contracts/reminders/reminderSettings.ts';
import { queryOptions, useCall, useMutation, useQueryClient, type SendCall } from 'shared-client';
import { REMINDERS_KEY } from '../../../lib/reminders/reminders.queries.ts';
import { toReminderChoice, type ReminderForm } from '../model/reminderForm.ts';

const SETTINGS_KEY = [...REMINDERS_KEY, 'settings'] as const;

/** What whoever is signed in is reminded of, and how. */
export function reminderSettingsQuery(call: SendCall) {
  return queryOptions({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }): Promise<ReminderSettings> => call(readReminderSettings, { signal }),
    staleTime: 0,
  });
}

/** - opened: the settings that the form began from */
type ReminderSave = { readonly opened: ReminderSettings; readonly form: ReminderForm };

/** Saves the settings as the version that was opened. */
export function useSaveReminders() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ opened: { version }, form }: ReminderSave) =>
      call(saveReminderSettings, { body: { version, choice: toReminderChoice(form) } }),
    onSuccess: (saved) => cache.setQueryData<ReminderSettings>(SETTINGS_KEY, saved),
    // What is due follows the settings.
    onSettled: () => void cache.invalidateQueries({ queryKey: REMINDERS_KEY }),
  });
}
