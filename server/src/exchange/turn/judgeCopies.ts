import { sql, type RawBuilder } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { TO_APPROVE } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { Database } from '../../database/database.ts';
import { readCopyFacts } from '../factsOfAgreement.ts';

/** Where unsent edits decide whose turn it is, and where it counts whether the copies say the same; besides, it counts where a termination is under way. */
const DECIDING = [EWP_STATUS['Notified by us'], EWP_STATUS['Approved by us'], ...TO_APPROVE];
/** Agreements in force that one list judges: the night judges all others. */
const MOST_IN_FORCE = 50;
/** Until the night has looked at everything, what a list has left out is found by what changed lately. */
const LATELY = '2 days';

/** - until: when the last of what was judged had changed */
type Unjudged = { readonly id: number; readonly says: string; readonly until: string };

/**
 * Judges anew which agreements say something else than the copy that was sent, and than the partner's copy that waits to be approved, wherever that
 * may have changed: it takes the whole agreement as the network would have it, which no condition of a list can.
 *
 * What was judged is kept with what the agreement said then: its version, its people, the copies, and the ids of the network that its rows lead to. Of
 * agreements in force, which nobody edits, only copies and people change.
 */
export async function judgeCopies(database: Database): Promise<void> {
  await judgeAmong(database, IN_FORCE_LATELY);
}

/** Judges the same of all agreements in force, those from before judgements were kept included. */
export async function judgeAllCopies(database: Database): Promise<void> {
  await judgeAmong(database, IN_FORCE);
}

async function judgeAmong(database: Database, inForce: RawBuilder<unknown>): Promise<void> {
  for (const { id, says, until } of await findUnjudged(database, inForce)) {
    const { hasUnsentEdits, areOnlyPeopleUnsent, areCopiesApart } = await readCopyFacts(database, id);
    // Whoever works on the agreement at this moment changes it, and it is judged again the next time.
    await sql`
      update iia_exchanges set has_unsent_edits = ${hasUnsentEdits}, are_only_people_unsent = ${areOnlyPeopleUnsent},
        are_copies_apart = ${areCopiesApart}, judged_of = ${says}, judged_until = ${until}::timestamptz
      where agreement_id = (select agreement_id from iia_exchanges where agreement_id = ${id} for update skip locked)`.execute(
      database,
    );
  }
}

const SERVED_IN_FORCE = sql`
  iia_exchanges join agreements on agreements.id = iia_exchanges.agreement_id
  where ours_hash is not null and not is_deleted and agreements.ewp_status_id = ${sql.lit(EWP_STATUS['Approved by all'])}`;
const NAMED = sql`agreement_contacts join contacts on contacts.id = contact_id`;

const IN_FORCE = sql`
  select agreements.id from ${SERVED_IN_FORCE} and (judged_of is null or judged_until is null or exists (
    select from ${NAMED} where agreement_contacts.agreement_id = agreements.id and contacts.date_modified > judged_until))`;

const IN_FORCE_LATELY = sql`
  (select agreements.id from ${SERVED_IN_FORCE} and judged_of is null order by date_modified desc limit ${sql.lit(MOST_IN_FORCE)})
  union (
    select changed.agreement_id from (
      select agreement_id, max(contacts.date_modified) as latest from ${NAMED}
      where contacts.date_modified > now() - interval ${sql.lit(LATELY)} group by agreement_id
    ) changed join (select agreements.id, judged_until from ${SERVED_IN_FORCE}) in_force on in_force.id = changed.agreement_id
    where latest > judged_until order by latest desc limit ${sql.lit(MOST_IN_FORCE)})`;

async function findUnjudged(database: Database, inForce: RawBuilder<unknown>): Promise<readonly Unjudged[]> {
  const { rows } = await sql<Unjudged>`
    with concerned as (
      select agreements.id from iia_exchanges join agreements on agreements.id = iia_exchanges.agreement_id
      where ours_hash is not null and not is_deleted and (agreements.ewp_status_id in (${sql.join(DECIDING)}) or agreements.terminated between 1 and 3)
      union select id from (${inForce}) in_force
    ), deciding as (
      select agreements.id, judged_of, greatest(date_modified, named.latest)::text as until,
        md5(concat_ws('|', date_modified, ours_fingerprint, coalesce(partners_hash, '-'), partner_iia_id, coalesce(named.people, '-'), (
        select string_agg(concat_ws(' ', hei_id, is_local), ',' order by institutions.id)
        from agreement_institutions join institutions on institutions.id = institution_id where agreement_id = agreements.id
      ), (
        select string_agg(concat_ws(' ', rows.id, sending.hei_id, receiving.hei_id, coalesce(sending_unit.ounit_id, '-'), receiving_unit.ounit_id), ','
          order by rows.id)
        from agreement_mobilities rows
        join institutions sending on sending.id = from_institution_id join institutions receiving on receiving.id = to_institution_id
        left join departments sending_unit on sending_unit.id = from_department_id
        left join departments receiving_unit on receiving_unit.id = to_department_id
        where agreement_id = agreements.id
      ))) as says
      from concerned join agreements using (id) join iia_exchanges on iia_exchanges.agreement_id = agreements.id
      cross join lateral (
        select max(contacts.date_modified) as latest, string_agg(concat_ws(' ', contacts.id, contacts.date_modified), ',' order by contacts.id) as people
        from ${NAMED} where agreement_contacts.agreement_id = agreements.id
      ) named
    )
    select id, says, until from deciding where judged_of is distinct from says order by id`.execute(database);
  return rows;
}
