import type { Generated } from 'kysely';
import type { ReminderMailState } from 'shared-contracts/reminders/reminders.ts';
import type { NullableTime, Time } from '../database/tables.ts';

/** Columns of every table in which mails wait and stay. */
export type MailColumns = {
  id: Generated<number>;
  user_id: number;
  message_id: string;
  state: Generated<ReminderMailState>;
  attempts: Generated<number>;
  created_at: Time;
  next_try_at: Time;
  settled_at: NullableTime;
  failure: string | null;
};
