import { hideReminderSchema, reminderListSchema } from './reminder.ts';
import { reminderSettingsSchema, saveReminderSettingsSchema } from './reminderSettings.ts';
import type { Call } from '../call/call.ts';

export const readReminders = {
  base: 'api',
  methods: ['GET'],
  path: '/Users/Me/reminders',
  permission: 'profile_view',
  summary: 'Gives what is due for the caller today.',
  reply: { description: 'What is due.', schema: reminderListSchema },
} as const satisfies Call;

export const hideReminder = {
  base: 'api',
  methods: ['POST'],
  path: '/Users/Me/reminders',
  permission: 'profile_edit',
  summary: 'Puts one of the reminders of the caller away, or takes it out again.',
  body: hideReminderSchema,
  reply: {
    description: 'What is due now. A key of nothing that is due changes nothing.',
    schema: reminderListSchema,
  },
  refusals: [400],
} as const satisfies Call;

export const readReminderSettings = {
  base: 'api',
  methods: ['GET'],
  path: '/Users/Me/reminderSettings',
  permission: 'profile_view',
  summary: 'Gives what the caller is reminded of, and how.',
  reply: { description: 'The settings.', schema: reminderSettingsSchema },
} as const satisfies Call;

export const saveReminderSettings = {
  base: 'api',
  methods: ['POST'],
  path: '/Users/Me/reminderSettings',
  permission: 'profile_edit',
  summary: 'Saves what the caller is reminded of, and how, as the version that was opened.',
  body: saveReminderSettingsSchema,
  reply: { description: 'The settings as they are now.', schema: reminderSettingsSchema },
  refusals: [400, 409],
} as const satisfies Call;
