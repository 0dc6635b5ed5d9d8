import { sql } from 'kysely';
import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { MOST_KEPT } from 'shared-contracts/places/destinationLimits.ts';
import type { DestinationDesk, KeptDestination } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import { countryJson } from '../placeJson.ts';
import { openChoices } from '../destinations/openAgreements.ts';

type Stored = Omit<KeptDestination, 'state'> & { readonly isTerminated: boolean; readonly isEnded: boolean };

/**
 * Lists what a person keeps, in their order, and whether each can still be chosen: no longer open, an agreement of the department was terminated or has
 * ended, else it is open to others.
 *
 * - department: null while nobody knows it: then nothing is known to be closed
 */
export async function keptDestinations(
  database: Database,
  user: number,
  { department, year }: { readonly department: number | null; readonly year: number },
): Promise<DestinationDesk['kept']> {
  const ofDepartment = sql`exists (
    select from agreement_contacts named join contacts on contacts.id = named.contact_id
    where named.agreement_id = agreements.id and contacts.department_id = ${department})`;
  const some = (condition: ReturnType<typeof sql>) => sql`exists (
    select from agreement_institutions links join agreements on agreements.id = links.agreement_id
    where links.institution_id = kept.institution_id and not is_deleted and ${ofDepartment}
      and (local_status = 1 or ewp_status_id = ${EWP_STATUS['Approved by all']}) and ${condition})`;
  const { rows } = await sql<Stored>`
    select institutions.id, institutions.name, institutions.name_gr as "nameGR", ${countryJson('countries')} as country,
      ${some(sql`terminated = ${TERMINATION_STATUS['IIA Terminated']} and end_year_id > ${year}`)} as "isTerminated",
      ${some(sql`end_year_id <= ${year}`)} as "isEnded"
    from kept_destinations kept join institutions on institutions.id = kept.institution_id
    join countries on countries.id = institutions.country_id
    where user_id = ${user} order by position, kept_at, institutions.id`.execute(database);
  if (rows.length === 0) return [];
  const choices =
    department === null ? null : await openChoices(database, { departmentId: department, year });
  const open = choices && new Set(choices.map(({ institution }) => institution.id));
  return rows.map(({ isTerminated, isEnded, ...kept }) => ({
    ...kept,
    state:
      open === null || open.has(kept.id) ? 'open' : isTerminated ? 'terminated' : isEnded ? 'ended' : 'other',
  }));
}

/** Keeps a destination after those that are kept already. False when no more can be. */
export async function keepDestination(
  database: Database,
  user: number,
  { institution, at }: { readonly institution: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into kept_destinations (user_id, institution_id, position, kept_at)
    select ${user}, ${institution}, coalesce(max(position), 0) + 1, ${at} from kept_destinations where user_id = ${user}
    having count(*) filter (where institution_id <> ${institution}) < ${MOST_KEPT}
    on conflict (user_id, institution_id) do update set position = kept_destinations.position
    returning institution_id`.execute(database);
  return rows.length > 0;
}

export async function letGoOfDestination(
  database: Database,
  user: number,
  institution: number,
): Promise<void> {
  await sql`delete from kept_destinations where user_id = ${user} and institution_id = ${institution}`.execute(
    database,
  );
}

/** Puts what is kept in an order; what is not named comes after it, as it stood. */
export async function orderKept(
  database: Database,
  user: number,
  institutions: readonly number[],
): Promise<void> {
  await sql`
    update kept_destinations kept set position = ordered.place from (
      select institution_id, row_number() over (
        order by array_position(${institutions}::integer[], institution_id) nulls last, position, kept_at, institution_id
      )::integer as place
      from kept_destinations where user_id = ${user}
    ) ordered where kept.user_id = ${user} and ordered.institution_id = kept.institution_id`.execute(
    database,
  );
}
