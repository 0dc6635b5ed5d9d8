import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import type { ReportGrouping } from 'shared-contracts/report/report.ts';

type Sql = RawBuilder<unknown>;

/**
 * How one grouping divides.
 *
 * - agreements: joins that give an agreement in force in a year (`in_force.id`, `in_force.year`) its keys as `keys.key`
 * - places: joins that give a mobility row (`placed`) its keys as `keys.key`; of no use where the year is the key
 * - names: statement with a line for each key: key, name, "nameGR", code, country
 *
 * An agreement or a row that names none of the kind has the key null, and several keys where it names several, each once.
 */
export type ReportKeys = { readonly agreements: Sql; readonly places: Sql; readonly names: Sql };

/** The partners of agreements by one of their columns: id, key. */
const partnersBy = (column: Sql): Sql => sql`(
  select distinct side.agreement_id as id, ${column} as key from agreement_institutions side
  join institutions partner on partner.id = side.institution_id and not partner.is_local
) keys`;

/** The office's own department: every agreement names its contact, so it tells nothing. What names no other has no key. */
const OFFICE = sql`(select department_id from contacts where id = ${sql.lit(DEFAULT_LOCAL_CONTACT_ID)})`;

/** Departments of ours whose coordinators an agreement names, by which the list filters: id, key. */
const DEPARTMENTS = sql`(
  select distinct named.agreement_id as id, contacts.department_id as key from agreement_contacts named
  join contacts on contacts.id = named.contact_id join departments on departments.id = contacts.department_id
  join institutions home on home.id = departments.institution_id and home.is_local
  where contacts.department_id is distinct from ${OFFICE}
)`;

/**
 * Keys by fields: what a code begins with. The list of places finds a field so.
 *
 * - codes: condition on `groups`, subject areas that have a line
 */
function fieldKeys(codes: Sql): ReportKeys {
  const named = sql`mobility_subject_areas areas join (
    select area.id as area, groups.id as key from subject_areas area join subject_areas groups on starts_with(area.code, groups.code) and ${codes}
  ) fields on fields.area = areas.subject_area_id`;
  return {
    agreements: sql`left join (
      select distinct named_by.agreement_id as id, fields.key from ${named} join agreement_mobilities named_by on named_by.id = areas.mobility_id
    ) keys on keys.id = in_force.id`,
    places: sql`left join (select distinct areas.mobility_id as id, fields.key from ${named}) keys on keys.id = placed.id`,
    names: sql`select id as key, name, name_gr as "nameGR", code, null::integer as country from subject_areas groups where ${codes}`,
  };
}

export const REPORT_KEYS: Readonly<Record<ReportGrouping, ReportKeys>> = {
  year: {
    agreements: sql`cross join lateral (select in_force.year as key) keys`,
    places: sql`cross join lateral (select null::integer as key) keys`,
    names: sql`select null::integer as key, null::text as name, null::text as "nameGR", null::text as code, null::integer as country where false`,
  },
  country: {
    agreements: sql`left join ${partnersBy(sql`partner.country_id`)} on keys.id = in_force.id`,
    places: sql`cross join lateral (select placed.country_id as key) keys`,
    names: sql`select id as key, name, name_gr as "nameGR", null::text as code, null::integer as country from countries`,
  },
  partner: {
    agreements: sql`left join ${partnersBy(sql`partner.id`)} on keys.id = in_force.id`,
    places: sql`cross join lateral (select placed.partner_id as key) keys`,
    names: sql`select id as key, name, name_gr as "nameGR", erasmus_code as code, country_id as country from institutions where not is_local`,
  },
  department: {
    agreements: sql`left join ${DEPARTMENTS} keys on keys.id = in_force.id`,
    places: sql`left join ${DEPARTMENTS} named on named.id = placed.agreement_id and placed.department_id is null
      cross join lateral (select coalesce(nullif(placed.department_id, ${OFFICE}), named.key) as key) keys`,
    names: sql`select id as key, name, name_gr as "nameGR", null::text as code, null::integer as country from departments`,
  },
  broadField: fieldKeys(sql`length(groups.code) = 2`),
  field: fieldKeys(sql`groups.id in (select subject_area_id from mobility_subject_areas)`),
};
