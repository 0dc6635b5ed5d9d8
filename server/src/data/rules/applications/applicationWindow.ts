import { sql } from 'kysely';
import {
  type ApplicationType,
  type ApplicationWindow,
  type ExistingApplication,
  submissionBlock,
} from 'shared-contracts/applications/applications.ts';
import { conflict } from '../../../platform/problems/refusals.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';

/** The office's settings for one type, with their id. */
export type Settings = ApplicationWindow & { readonly id: number };

/**
 * Reads the settings of a type and locks them until the transaction ends: beginnings and submissions of one type happen one
 * after the other, so that nobody gets two applications, and no number is given twice.
 */
export async function settingsOf(
  type: ApplicationType,
  { database }: SaveContext,
): Promise<Settings | undefined> {
  const { rows } = await sql<{ id: number; start: Date | null; stop: Date | null; year: number | null }>`
    select id, application_start as start, application_stop as stop, academic_year as year
    from application_settings where application_type = ${type} for no key update`.execute(database);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    id: row.id,
    applicationType: type,
    applicationStart: row.start && new Date(row.start).toISOString(),
    applicationStop: row.stop && new Date(row.stop).toISOString(),
    academicYear: row.year,
  };
}

/** An application as far as its window goes; `isReturned` of one that was sent back. */
type Asked = {
  readonly id: number | undefined;
  readonly owner: number;
  readonly type: ApplicationType;
  readonly applicationYear: number | null;
  readonly isReturned: boolean;
};

/** Throws `conflict` when the applicant may not begin or submit an application of the type now. */
export async function refuseWhenBlocked(
  application: Asked,
  isOffice: boolean,
  context: SaveContext,
): Promise<void> {
  const settings = await settingsOf(application.type, context);
  const { rows } = await sql<ExistingApplication>`
    select type, status, application_year as "applicationYear", is_deleted as "isDeleted"
    from applications where owner_id = ${application.owner} and id is distinct from ${application.id ?? null}::integer`.execute(
    context.database,
  );
  const block = submissionBlock(application, settings, rows, { isIro: isOffice, now: context.now });
  if (block === 'exists') {
    throw conflict(
      {
        en: 'You already have an application for the period.',
        el: 'Έχετε ήδη υποβάλει αίτηση για την περίοδο.',
      },
      { field: 'type', code: 'application-exists' },
    );
  }
  if (block === 'closed') {
    throw conflict(
      {
        en: 'Applications are closed for the current period.',
        el: 'Οι αιτήσεις είναι κλειστές για την τρέχουσα περίοδο.',
      },
      { field: 'type', code: 'applications-closed' },
    );
  }
}
