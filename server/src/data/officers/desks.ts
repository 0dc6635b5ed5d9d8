import { sql } from 'kysely';
import type { DerivedValue } from '../../records/read/compile/derivedMembers.ts';

/** The calendar day at the university, as a `date`. */
export const TODAY = sql<string>`(now() at time zone 'Europe/Athens')::date`;

/** Ids of whoever's records are on a person's desk today: theirs, those of whom they stand in for, and of whom these do. */
export function desksOf(userId: number) {
  return sql<number>`
    with recursive desks (id) as (
      select ${userId}::integer
      union select user_id from officer_absences join desks on deputy_id = desks.id
      where ${TODAY} between first_day and last_day
    ) select id from desks`;
}

/** - insteadOf: for whom they stand in; empty for who was named themselves */
type WithDeputies = { readonly id: number; readonly insteadOf: readonly number[] };

/** People with who stands in for them today, also with who stands in for these: rows of {@link WithDeputies}. */
export function withDeputies(userIds: readonly number[]) {
  return sql<WithDeputies>`
    with recursive desks (id, named) as (
      select id, id from unnest(${userIds}::integer[]) as id
      union select deputy_id, named from officer_absences join desks on user_id = desks.id
      where ${TODAY} between first_day and last_day
    )
    select id, case when bool_or(id = named) then '{}' else array_agg(named order by named) end as "insteadOf" from desks group by id`;
}

/** Whether a record is on the caller's desk. */
export const IS_ON_DESK_OF_CALLER: DerivedValue = {
  value: (row, caller) => {
    const officer = row.column('officer_id');
    return sql`(${officer} is not null and ${officer} = any(array(${desksOf(Number(caller?.id ?? 0))})))`;
  },
  // Desks change with the day.
  touched: 'none',
};
