import { MODEL } from '../../sets/model.ts';
import { sql } from 'kysely';
import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import { changeAlso, type SaveContext } from '../../../records/save/saveContext.ts';
import { settingsOf } from './applicationWindow.ts';

/**
 * Gives an application its number and the time of its submission, and counts on in the settings.
 *
 * - an application that has a number keeps it
 * - numbers that the type and year know already are left out, so that a counter that was reset gives none of them again
 */
export async function giveApplicationNumber(
  after: Unsaved<'ApplicationStudentStudiesForms'>,
  type: ApplicationType,
  context: SaveContext,
): Promise<void> {
  after.dateSubmitted = context.now.toISOString();
  if (after.applicationNumber !== null) return;
  const settings = await settingsOf(type, context);
  if (settings === undefined) return;
  const number = await nextNumber(type, after.applicationYear, settings.id, context);
  after.applicationNumber = number;
  await changeAlso(context, MODEL.ApplicationSettings, settings.id, () => ({
    applicationCounter: number + 1,
  }));
}

async function nextNumber(
  type: ApplicationType,
  year: number | null,
  settings: number,
  { database }: SaveContext,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with given as (select application_number as number from applications where type = ${type} and application_year = ${year}),
    counter as (select application_counter as number from application_settings where id = ${settings})
    select min(candidate.number)::integer as number from (
      select number from counter
      union all select given.number + 1 from given, counter where given.number >= counter.number
    ) candidate where candidate.number not in (select number from given where number is not null)`.execute(
    database,
  );
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('the counter of the application settings gave no number');
  return number;
}
