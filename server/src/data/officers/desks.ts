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

/** Ids of who stands in today for people, also of who stands in for these. */
export function deputiesOf(userIds: readonly number[]) {
  return sql<number>`
    with recursive deputies (id) as (
      select unnest(${userIds}::integer[])
      union select deputy_id from officer_absences join deputies on user_id = deputies.id
      where ${TODAY} between first_day and last_day
    ) select id from deputies`;
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
