import type { ReminderList } from 'shared-contracts/reminders/reminder.ts';
import { hideReminder, readReminders } from 'shared-contracts/reminders/reminderCalls.ts';
import { queryOptions, useCall, useMutation, useQueryClient, type SendCall } from 'shared-client';

/** Begins the keys of what is due: a change of the settings makes all of it out of date. */
export const REMINDERS_KEY = ['mfe-admin', 'reminders'] as const;

/** What is due for whoever is signed in. */
export function remindersQuery(call: SendCall) {
  return queryOptions({
    queryKey: REMINDERS_KEY,
    queryFn: ({ signal }): Promise<ReminderList> => call(readReminders, { signal }),
    // Another day, or another person's work, changes it.
    staleTime: 0,
  });
}

/** Puts a reminder away, or takes it out again; what is due then stands in the place of what was. */
export function useHideReminder() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly key: string; readonly isHidden: boolean }) => call(hideReminder, { body }),
    onSuccess: (list) => cache.setQueryData<ReminderList>(REMINDERS_KEY, list),
  });
}
