import { sql } from 'kysely';
import type {
  Assignment,
  AssignOfficersBody,
  AssignOfficersReply,
  OfficerSet,
} from 'shared-contracts/officers/officers.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../../platform/problems/refusals.ts';
import type { ChangeContext } from '../../records/save/saveContext.ts';
import { MODEL } from '../sets/model.ts';
import { IS_OPEN_OFFICER } from './officers.ts';

/**
 * Puts people in charge of records, each as long as the one whom the caller saw is still in charge. Who is in charge is no part of what the record says:
 * its version stays, and an entry of its history names the two.
 *
 * Throws a `Problem` 400 for a record that is named twice, and for a person who cannot be in charge: one of the office can, and so can whoever was in
 * charge of the same record just before, so that an assignment can be undone.
 */
export async function assignOfficers(
  context: ChangeContext,
  { set, items }: AssignOfficersBody,
): Promise<AssignOfficersReply> {
  const { database } = context;
  const byId = new Map(items.map((item) => [item.id, item]));
  if (byId.size < items.length) refuse([{ field: 'items', code: 'not-unique' }]);
  await requireOfficers(database, set, items);
  const ids = [...byId.keys()];
  // In one order, so that two who assign the same wait for each other and not in a circle.
  const { rows } = await sql<{ id: number; officer: number | null }>`
    select id, officer_id as officer from ${sql.table(MODEL[set].table)}
    where id = any(${ids}::integer[]) order by id for no key update`.execute(database);
  const found = new Set(rows.map(({ id }) => id));
  const isAsSeen = ({ id, officer }: { id: number; officer: number | null }) => {
    const item = byId.get(id);
    return item !== undefined && (item.from === officer || item.to === officer);
  };
  const assigned = rows.filter(isAsSeen);
  const moved = assigned.flatMap(({ id, officer }) => {
    const item = byId.get(id);
    return item === undefined || item.to === officer ? [] : [item];
  });
  if (moved.length > 0) await write(context, set, moved);
  return {
    assigned: assigned.map(({ id }) => id),
    changed: rows.filter((row) => !isAsSeen(row)),
    missing: ids.filter((id) => !found.has(id)),
  };
}

async function write(context: ChangeContext, set: OfficerSet, items: readonly Assignment[]): Promise<void> {
  const { database, userId, now, requestId, touched } = context;
  await sql`
    with moved as (select * from ${rowsOf(items)}),
      written as (
        update ${sql.table(MODEL[set].table)} as record set officer_id = moved.to_id
        from moved where record.id = moved.id
      )
    insert into audit_entries (at, user_id, set_name, record_id, operation, before, after, request_id)
    select ${now}, ${userId}, ${set}, id, 'update', jsonb_build_object('id', id, 'officer', from_id),
      jsonb_build_object('id', id, 'officer', to_id), ${requestId}
    from moved order by id`.execute(database);
  touched.add(set);
}

function rowsOf(items: readonly Assignment[]) {
  const ids = items.map(({ id }) => id);
  const from = items.map((item) => item.from);
  const to = items.map((item) => item.to);
  return sql`unnest(${ids}::integer[], ${from}::integer[], ${to}::integer[]) as item (id, from_id, to_id)`;
}

async function requireOfficers(
  database: Database,
  set: OfficerSet,
  items: readonly Assignment[],
): Promise<void> {
  const { rows } = await sql`
    select from ${rowsOf(items)} where to_id is not null
      and not exists (select from users where users.id = to_id and ${IS_OPEN_OFFICER})
      and to_id::text is distinct from (
        select before->>'officer' from audit_entries
        where set_name = ${set} and record_id = item.id and after ? 'officer' and before ? 'officer'
          and before->'officer' <> after->'officer'
        order by audit_entries.id desc limit 1
      ) limit 1`.execute(database);
  if (rows.length > 0) refuse([{ field: 'items', code: 'reference-not-found' }]);
}
