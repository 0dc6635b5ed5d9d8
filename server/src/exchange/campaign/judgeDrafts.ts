import { type RawBuilder, sql } from 'kysely';
import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Stored } from 'shared-contracts/members/stored.ts';
import { faultsBeforeSending, loadRecords } from '../../data/records.ts';
import { isSentNext } from '../turn/factsSql.ts';
import type { Database } from '../../database/database.ts';
import type {} from '../store/tables.ts';

/** Agreements that are loaded at once. */
const AT_ONCE = 100;
/** Faults that are kept of one: whoever mends these is told of the others. */
const MOST_KEPT = 20;
/** The clock of checks that do not depend on it: years are checked where they are changed. */
export const ANY_TIME = new Date(0);

type Unjudged = { readonly id: number; readonly says: string };

const SENT_NEXT = isSentNext({
  status: sql.ref('status_id'),
  ewpStatus: sql`coalesce(ewp_status_id, ${sql.lit(EWP_STATUS['Not notified'])})`,
});
const NOT_SENT = sql`(status_id = ${sql.lit(AGREEMENT_STATUS.Draft)} or ${SENT_NEXT})`;

/** Judges the same of agreements that are sent next, without drafts. */
export async function judgeSentNext(database: Database): Promise<void> {
  await judgeAmong(database, SENT_NEXT);
}

/**
 * Judges anew what keeps agreements that are not final, or were not sent in this round, from being sent, wherever that may have changed: it takes the whole
 * agreement, which no condition of a list can.
 *
 * What was judged is kept with what the agreement said then: its version, its institutions, and the contacts that it names.
 */
export async function judgeDrafts(database: Database): Promise<void> {
  await judgeAmong(database, NOT_SENT);
}

async function judgeAmong(database: Database, which: RawBuilder<unknown>): Promise<void> {
  const unjudged = await findUnjudged(database, which);
  for (let from = 0; from < unjudged.length; from += AT_ONCE) {
    const piece = unjudged.slice(from, from + AT_ONCE);
    const records = await loadRecords(
      { database },
      'MobilityAgreements',
      piece.map(({ id }) => id),
    );
    const judged: (Unjudged & { readonly errors: readonly FieldError[] })[] = [];
    for (const { id, says } of piece) {
      const stored: Stored<'MobilityAgreements'> | undefined = records.get(id);
      if (stored === undefined) continue;
      const errors = await faultsBeforeSending(stored, { database, now: ANY_TIME });
      judged.push({ id, says, errors: errors.slice(0, MOST_KEPT) });
    }
    await keep(database, judged);
  }
}

/** Whoever works on an agreement at this moment is not waited for: it changes, and is judged the next time. */
async function keep(
  database: Database,
  judged: readonly (Unjudged & { readonly errors: readonly FieldError[] })[],
): Promise<void> {
  await sql`
    with judged as (
      select * from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as judged(id integer, says text, errors jsonb)
    ), free as (
      select id from agreements where id in (select id from judged) order by id for key share skip locked
    )
    insert into agreement_checks (agreement_id, judged_of, errors)
    select id, says, errors from judged join free using (id) order by id
    on conflict (agreement_id) do update set judged_of = excluded.judged_of, errors = excluded.errors`.execute(
    database,
  );
}

async function findUnjudged(database: Database, which: RawBuilder<unknown>): Promise<readonly Unjudged[]> {
  const { rows } = await sql<Unjudged>`
    with open as (
      select agreements.id, judged_of, md5(concat_ws('|', date_modified, (
        select string_agg(concat_ws(' ', institutions.id, hei_id, is_local), ',' order by institutions.id)
        from agreement_institutions join institutions on institutions.id = institution_id where agreement_id = agreements.id
      ), (
        select string_agg(concat_ws(' ', contacts.id, contacts.institution_id, roles), ',' order by contacts.id)
        from agreement_contacts join contacts on contacts.id = contact_id where agreement_id = agreements.id
      ))) as says
      from agreements left join agreement_checks on agreement_checks.agreement_id = agreements.id
      where ${which} and not is_deleted
    )
    select id, says from open where judged_of is distinct from says order by id`.execute(database);
  return rows;
}
