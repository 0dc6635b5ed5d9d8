import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { TO_APPROVE } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { Database } from '../../database/database.ts';
import { readCopyFacts } from '../factsOfAgreement.ts';

/** Where unsent edits decide whose turn it is, and where it counts whether the copies say the same. */
const DECIDING = [EWP_STATUS['Notified by us'], EWP_STATUS['Approved by us'], ...TO_APPROVE];

type Unjudged = { readonly id: number; readonly says: string };

/**
 * Judges anew which agreements say something else than the copy that was sent, and than the partner's copy that waits to be approved, wherever that
 * may have changed: it takes the whole agreement as the network would have it, which no condition of a list can.
 *
 * What was judged is kept with what the agreement said then: its version, the copies, and the ids of the network that its rows lead to.
 */
export async function judgeCopies(database: Database): Promise<void> {
  for (const { id, says } of await findUnjudged(database)) {
    const { hasUnsentEdits, areCopiesApart } = await readCopyFacts(database, id);
    // Whoever works on the agreement at this moment changes it, and it is judged again the next time.
    await sql`
      update iia_exchanges set has_unsent_edits = ${hasUnsentEdits}, are_copies_apart = ${areCopiesApart}, judged_of = ${says}
      where agreement_id = (select agreement_id from iia_exchanges where agreement_id = ${id} for update skip locked)`.execute(
      database,
    );
  }
}

async function findUnjudged(database: Database): Promise<readonly Unjudged[]> {
  const { rows } = await sql<Unjudged>`
    with deciding as (
      select agreements.id, judged_of, md5(concat_ws('|', date_modified, ours_hash, coalesce(partners_hash, '-'), partner_iia_id, (
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
      from iia_exchanges join agreements on agreements.id = iia_exchanges.agreement_id
      where ours_hash is not null and not is_deleted and agreements.ewp_status_id in (${sql.join(DECIDING)})
    )
    select id, says from deciding where judged_of is distinct from says order by id`.execute(database);
  return rows;
}
