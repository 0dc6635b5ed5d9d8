import { type RawBuilder, sql } from 'kysely';
import {
  ACTIVE_AGREEMENTS,
  agreementFilter,
  type AgreementFilter,
} from 'shared-contracts/agreements/agreementFilter.ts';
import { isRemindedOfAll } from 'shared-contracts/reminders/reminders.ts';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import { selectAgreements } from '../../data/records.ts';
import type { RemindedPerson } from './asked.ts';

/** The rows of `agreements` that a person is reminded of: all, or those that name them, by whichever wording of their contact. */
export function isRemindedOf(
  person: RemindedPerson,
  id: RawBuilder<unknown> = sql`agreements.id`,
): RawBuilder<boolean> {
  if (isRemindedOfAll(person)) return sql`true`;
  return sql`exists (
    select from agreement_contacts join contacts on contacts.id = contact_id
    where agreement_id = ${id} and person_id in (select person_id from contacts where uid = ${person.id}))`;
}

/**
 * The agreements in force that a person is reminded of, by the filter of the list that the reminder leads to: one number has one meaning.
 *
 * - asked: the year in which they end, run, or after which they run on
 */
export function inForce(
  person: RemindedPerson,
  asked: Pick<AgreementFilter, 'ends' | 'running' | 'runsOn'>,
  now: Date,
): { readonly root: ReturnType<typeof selectAgreements>['root']; readonly where: RawBuilder<unknown> } {
  const filter = agreementFilter({ ...ACTIVE_AGREEMENTS, ...asked }, now);
  const { root, where } = selectAgreements(person, {}, filter);
  return { root, where: sql`${where} and ${isRemindedOf(person, root.key)}` };
}

/** Names the partners of the agreement `id` in a language, in the order of their ids. */
export function partnersOf(id: RawBuilder<number>, language: LanguageTag): RawBuilder<string[]> {
  const name = readsGreek(language) ? sql`coalesce(name_gr, name)` : sql`name`;
  return sql`(
    select coalesce(json_agg(${name} order by institutions.id), '[]')
    from agreement_institutions join institutions on institutions.id = institution_id
    where agreement_id = ${id} and not is_local)`;
}
