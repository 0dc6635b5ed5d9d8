import type { MailColumns } from '../mails/mailColumns.ts';

declare module '../database/tables.ts' {
  // eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
  interface Tables {
    /** A mail confirms one submission of an application to its student. */
    application_mails: MailColumns & {
      application_id: number;
      submitted_at: Time;
    };
  }
}
