import type { Generated } from 'kysely';
import type { ReminderMailState } from 'shared-contracts/reminders.ts';

declare module '../database/tables.ts' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  interface Tables {
    /** A mail confirms one submission of an application to its student. */
    application_mails: {
      id: Generated<number>;
      application_id: number;
      user_id: number;
      submitted_at: Time;
      message_id: string;
      state: Generated<ReminderMailState>;
      attempts: Generated<number>;
      created_at: Time;
      next_try_at: Time;
      settled_at: NullableTime;
      failure: string | null;
    };
  }
}
