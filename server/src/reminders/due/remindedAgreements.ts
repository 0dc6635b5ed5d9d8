import { type RawBuilder, sql } from 'kysely';
import { AGREEMENT_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { isRemindedOfAll } from 'shared-contracts/reminders/reminders.ts';
import type { RemindedPerson } from './asked.ts';

/** The rows of `agreements` that a person is reminded of: all, or those that name them, by whichever wording of their contact. */
export function isRemindedOf(person: RemindedPerson): RawBuilder<boolean> {
  if (isRemindedOfAll(person)) return sql`true`;
  return sql`exists (
    select from agreement_contacts join contacts on contacts.id = contact_id
    where agreement_id = agreements.id and person_id in (select person_id from contacts where uid = ${person.id}))`;
}

/** The rows of `agreements` that hold, as far as their years go: final, neither terminated nor deleted. */
export const IS_IN_FORCE = sql<boolean>`
  not is_deleted and status_id = ${AGREEMENT_STATUS.Final} and coalesce(terminated, 0) <> ${TERMINATION_STATUS['IIA Terminated']}`;

/** Names the partners of the agreement `id`, in the order of their ids. */
export function partnersOf(id: RawBuilder<number>): RawBuilder<string[]> {
  return sql`(
    select coalesce(json_agg(institutions.name order by institutions.id), '[]')
    from agreement_institutions join institutions on institutions.id = institution_id
    where agreement_id = ${id} and not is_local)`;
}
