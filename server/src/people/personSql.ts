import { type RawBuilder, sql } from 'kysely';
import {
  EWP_STATUS,
  LOCAL_INSTITUTION_ID,
  TERMINATION_STATUS,
} from 'shared-contracts/agreements/agreements.ts';

type Condition = RawBuilder<boolean>;

/** Records of people who speak for our university; what somebody made for themselves alone is none that an agreement can name. */
export const IS_OURS: Condition = sql`contacts.institution_id = ${sql.lit(LOCAL_INSTITUTION_ID)} and not contacts.is_private`;

/** What is said of a person, as replies have it; reads `contacts` and its `departments`. */
export const SAID = sql`contacts.title, contacts.given_name as "givenName", contacts.family_name as "familyName", contacts.email, contacts.phone,
  contacts.address, contacts.url, case when departments.id is not null then json_build_object('id', departments.id, 'name', departments.name,
  'nameGR', departments.name_gr) end as department`;

/** Agreements whose partner has a copy of ours; one that has ended is nobody's business any more. Reads `agreements`. */
export const IS_TOLD: Condition = sql`(agreements.terminated <> ${sql.lit(TERMINATION_STATUS['IIA Terminated'])} and coalesce(
  (select ours is not null from iia_exchanges where agreement_id = agreements.id),
  agreements.ewp_status_id not in (${sql.lit(EWP_STATUS['Not notified'])}, ${sql.lit(EWP_STATUS['Notified by partner'])}), false))`;

export const IS_APPROVED: Condition = sql`(agreements.ewp_status_id = ${sql.lit(EWP_STATUS['Approved by all'])}
  and agreements.terminated <> ${sql.lit(TERMINATION_STATUS['IIA Terminated'])})`;

/** A name as it reads in either alphabet, without accents; '' for none. */
export const NAME_KEY = sql`btrim(search_key(contacts.family_name || ' ' || coalesce(contacts.given_name, '')))`;
export const EMAIL_KEY = sql`coalesce(fold_text(btrim(contacts.email)), '')`;

/**
 * Entries of ECTS coordinators that are the same person as one of some records: by address and family name.
 *
 * - records: ids of contacts
 */
export function isCoordinatorOf(records: RawBuilder<unknown>): Condition {
  return sql`exists (
    select from contacts record where record.id = any(${records}) and fold_text(btrim(record.email)) = fold_text(btrim(ects_coordinators.email))
      and search_key(record.family_name) = search_key(ects_coordinators.last_name))`;
}

/** Applications for places of agreements that some records name. */
export function applicationsOf(records: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    select count(distinct application_id)::integer from application_preferred_mobilities
    join agreement_contacts on agreement_contacts.agreement_id = iia_id where contact_id = any(${records}))`;
}
