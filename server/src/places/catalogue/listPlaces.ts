import { sql } from 'kysely';
import { USABLE_AGREEMENTS, usableAgreementsIn } from 'shared-contracts/agreements/usableAgreements.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import type { PlaceList, PlaceRow } from 'shared-contracts/places/placeList.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { selectAgreements, usedByRow } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import { applicationYear } from '../applicationYear.ts';
import { countryJson, namedJson, termDaysJson } from '../placeJson.ts';
import { IS_FULL, placeConditions, type WantedPlaces } from './placeConditions.ts';
import { placeOrder } from './placeOrders.ts';

/** A question of the catalogue by a person, in a language. - year: rows of agreements that hold in it; null for those in force or to come */
export type PlaceQuestion = WantedPlaces & {
  readonly year: number | null;
  readonly order: string;
  readonly isDescending: boolean;
  readonly skip: number;
  readonly top: number;
};

/**
 * Lists a page of the mobility rows of agreements in force or to come that the caller may read.
 *
 * Callers who may read all applications learn how many places of a row are used, coordinators of the rows of their own departments; everybody learns whether
 * places are left.
 */
export async function listPlaces(
  database: Database,
  question: PlaceQuestion,
  asking: { readonly caller: Caller; readonly today: Date; readonly tag: LanguageTag },
): Promise<PlaceList> {
  const { caller, today, tag } = asking;
  const knowsStudents = caller.permissions.includes('application_settings');
  const applied = question.year ?? (await applicationYear(database, today));
  const source = placeSource(caller, applied, { year: question.year, present: academicYearOf(today) });
  const found = sql`${source} and ${placeConditions(question)}`;
  const isKnown = knowsStudents ? sql`true` : isOfOwnDepartments(caller);
  const given = sql`case when mobility.kind = 'studies' and sender.is_local and ${isKnown} then coalesce(taken.used, 0) end`;
  const [{ rows: totals }, { rows }] = await Promise.all([
    sql<Totals>`select count(*)::integer as total, coalesce(sum(mobility.mobilities_per_year), 0)::integer as places,
      sum(${given})::integer as given,
      sum(mobility.mobilities_per_year) filter (where ${given} is not null)::integer as counted ${found}`.execute(
      database,
    ),
    sql<PlaceRow>`
      select mobility.id, mobility.kind, case when sender.is_local then 'outgoing' else 'incoming' end as direction,
        case when department.id is not null then ${namedJson('department')} end as department,
        case when partner_department.id is not null then ${namedJson('partner_department')} end as "partnerDepartment",
        json_build_object('id', partner.id, 'name', partner.name, 'nameGR', partner.name_gr, 'erasmusCode', partner.erasmus_code,
          'cityName', partner.city_name, 'country', ${countryJson('countries')}) as partner,
        ${FIELDS} as fields, ${CYCLES} as cycles, ${LANGUAGES} as languages,
        mobility.mobilities_per_year as places, ${given} as given, ${IS_FULL} as "isFull",
        mobility.total_months_per_year::float8 as months, mobility.total_days_per_year::float8 as days, mobility.blended,
        ${termDaysJson(sql`factsheet.id`, 'nominations')} as nominations, factsheet.id as factsheet,
        mobility.agreement_id as agreement, usable.first_year as "firstYear", usable.last_year as "lastYear"
      ${found} order by ${placeOrder(question, tag, knowsStudents)} limit ${question.top} offset ${question.skip}`.execute(
      database,
    ),
  ]);
  const { total, places, given: all, counted } = totals[0] ?? NO_TOTALS;
  return {
    value: [...rows],
    total,
    places,
    given: knowsStudents ? (all ?? 0) : null,
    counted: counted === null || all === null ? null : { places: counted, given: all },
  };
}

type Totals = {
  readonly total: number;
  readonly places: number;
  readonly given: number | null;
  readonly counted: number | null;
};
const NO_TOTALS: Totals = { total: 0, places: 0, given: null, counted: null };

/** Checks whether a row is of a department that contact records of the caller name: as the filter by department takes it. */
function isOfOwnDepartments({ id }: Caller) {
  const own = sql`(select department_id from contacts own where own.uid = ${id} and department_id is not null)`;
  return sql`(department.id in ${own} or department.id is null and exists (
    select from agreement_contacts named join contacts on contacts.id = named.contact_id
    where named.agreement_id = mobility.agreement_id and contacts.department_id in ${own}))`;
}

/** Everything from `from` to the first condition: the rows with what the conditions and orders name. */
function placeSource(
  caller: Caller,
  applied: number,
  { year, present }: { readonly year: number | null; readonly present: number },
) {
  const { root, where } = selectAgreements(
    caller,
    {},
    year === null ? USABLE_AGREEMENTS : usableAgreementsIn(year),
  );
  const isAhead = year === null ? sql`${root.column('end_year_id')} >= ${present}` : sql`true`;
  return sql`
    from (
      select ${root.key} as id, ${root.column('start_year_id')} as first_year, ${root.column('end_year_id')} as last_year
      from ${root.source} where ${where} and ${isAhead}
    ) usable
    join agreement_mobilities mobility on mobility.agreement_id = usable.id
    join institutions sender on sender.id = mobility.from_institution_id
    join institutions receiver on receiver.id = mobility.to_institution_id and receiver.is_local <> sender.is_local
    join institutions partner on partner.id = case when sender.is_local then receiver.id else sender.id end
    join countries on countries.id = partner.country_id
    left join departments department
      on department.id = case when sender.is_local then mobility.from_department_id else mobility.to_department_id end
    left join departments partner_department
      on partner_department.id = case when sender.is_local then mobility.to_department_id else mobility.from_department_id end
    left join factsheets factsheet on factsheet.institution_id = partner.id and factsheet.is_active
    left join (${usedByRow(applied)}) taken on taken.row_id = mobility.id
    where true`;
}

const FIELDS = sql`(
  select coalesce(json_agg(json_build_object('id', subject_areas.id, 'code', code, 'name', name, 'nameGR', name_gr,
    'clarification', clarification) order by areas.position, areas.id), '[]')
  from mobility_subject_areas areas join subject_areas on subject_areas.id = subject_area_id where areas.mobility_id = mobility.id)`;

const CYCLES = sql`(
  select coalesce(json_agg(study_cycle order by position, id), '[]') from mobility_study_cycles where mobility_id = mobility.id)`;

const LANGUAGES = sql`(
  select coalesce(json_agg(json_build_object('id', languages.id, 'name', name, 'nameGR', name_gr, 'level', language_level)
    order by skills.position, skills.id), '[]')
  from mobility_language_skills skills join languages on languages.id = language_id where skills.mobility_id = mobility.id)`;
