import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { FetchFailure } from '../../fetchFailure.ts';

/** Who was asked within so many hours is not asked again by another night, such as one that is made up for in the morning. */
const SAME_NIGHT_HOURS = 12;

/**
 * Notes that the factsheets of all partners are to be fetched, and gives the ids of their institutions: those that agreements name and those that have a factsheet, as far as they have an id of the network.
 */
export async function beginNight(database: Database, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into factsheet_nights (institution_id, due_at)
    select id, ${now} from institutions
    where not is_local and hei_id is not null and (
      exists (select from factsheets where institution_id = institutions.id and is_active)
      or exists (select from agreement_institutions side join agreements on agreements.id = side.agreement_id
        where side.institution_id = institutions.id and not is_deleted))
    order by id
    on conflict (institution_id) do update set due_at = coalesce(factsheet_nights.due_at, excluded.due_at)
      where factsheet_nights.due_at is not null or factsheet_nights.tried_at is null
        or factsheet_nights.tried_at < excluded.due_at - make_interval(hours => ${SAME_NIGHT_HOURS})
    returning institution_id as id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Takes a partner that is still to be asked, so that nobody else asks it; undefined when it was asked, or somebody is asking. */
export async function claimPartner(
  database: Database,
  institutionId: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<{ readonly heiId: string } | undefined> {
  const { rows } = await sql<{ heiId: string }>`
    update factsheet_nights set claimed_until = ${until} from institutions
    where institution_id = ${institutionId} and institutions.id = institution_id and hei_id is not null
      and due_at is not null and (claimed_until is null or claimed_until <= ${now})
    returning hei_id as "heiId"`.execute(database);
  return rows[0];
}

/** Lets a partner be taken again at once: what was begun has failed for a fault of our own. */
export async function releasePartner(database: Database, institutionId: number): Promise<void> {
  await database
    .updateTable('factsheet_nights')
    .set({ claimed_until: null })
    .where('institution_id', '=', institutionId)
    .execute();
}

/** Notes what became of a try; null when the factsheet was fetched. */
export async function closePartner(
  database: Database,
  institutionId: number,
  { failure, at }: { readonly failure: FetchFailure | null; readonly at: Date },
): Promise<void> {
  await database
    .updateTable('factsheet_nights')
    .set({ due_at: null, claimed_until: null, tried_at: at, failure: failure && JSON.stringify(failure) })
    .where('institution_id', '=', institutionId)
    .execute();
}

/** Partners that a night has not come to, and when they may be taken up: also those that a server which died was asking. */
export async function partnersLeft(
  database: Database,
): Promise<readonly { readonly id: number; readonly from: Date | null }[]> {
  return database
    .selectFrom('factsheet_nights')
    .select(['institution_id as id', 'claimed_until as from'])
    .where('due_at', 'is not', null)
    .execute();
}
