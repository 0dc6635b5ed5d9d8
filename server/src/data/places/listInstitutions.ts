import { sql } from 'kysely';
import {
  INSTITUTION_SEARCH_MAX_LENGTH,
  INSTITUTION_SORTS,
  type InstitutionSort,
  type InstitutionRow,
} from 'shared-contracts/institutions/institutionList.ts';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import type { Database } from '../../database/database.ts';
import { badQuery } from '../../platform/query/badQuery.ts';

/**
 * What is wanted of the list.
 *
 * - search: as it was typed; `''` for every institution
 * - sort: one of `INSTITUTION_SORTS`, `-` before it for the last first; `''` for country and name
 * - isPartner: those alone that agreements of ours name, deleted ones left out
 * - language: of the order
 * - currentYear: academic year; agreements that end in it or later are current
 */
export type WantedInstitutions = {
  readonly search: string;
  readonly country: number | null;
  readonly isPartner: boolean;
  readonly sort: string;
  readonly skip: number;
  readonly top: number;
  readonly language: LanguageTag;
  readonly currentYear: number;
  readonly countsAgreements: boolean;
};

/** Lists a page of institutions; counts are made of that page alone. Throws a `Problem` 400 for another order. */
export async function listInstitutions(
  database: Database,
  wanted: WantedInstitutions,
): Promise<{ readonly value: readonly InstitutionRow[]; readonly total: number }> {
  const { language, skip, top, currentYear, countsAgreements } = wanted;
  const found = foundInstitutions(wanted);
  const order = orderOf(wanted);
  const countryName = readsGreek(language) ? sql`coalesce(name_gr, name)` : sql`name`;
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::integer as total from institutions where ${found}`.execute(database);
  const { rows } = await sql<InstitutionRow>`
    with sorted_countries as (
      select id, json_build_object('id', id, 'countryName', name, 'countryNameGR', name_gr) as country,
        row_number() over (order by fold_text(${countryName}), id) as place
      from countries
    ), page as (
      select institutions.*, country, place, row_number() over (order by ${order}) as shown from institutions join sorted_countries on sorted_countries.id = country_id
      where ${found} order by ${order} limit ${top} offset ${skip}
    )
    select page.id, page.name, page.name_gr as "nameGR", erasmus_code as "erasmusCode", city_name as "cityName", is_local as "isLocal", country,
      ${countsAgreements ? agreementCounts(currentYear) : sql`null`} as agreements,
      (select factsheets.id from factsheets where institution_id = page.id and is_active limit 1) as factsheet
    from page order by shown`.execute(database);
  return { value: rows, total: totals[0]?.total ?? 0 };
}

function orderOf({ sort, language }: WantedInstitutions) {
  const name = sql.ref(readsGreek(language) ? 'sort_name_gr' : 'sort_name');
  const orders: Readonly<Record<InstitutionSort, ReturnType<typeof sql>>> = {
    name,
    code: sql`erasmus_code collate "C"`,
    city: sql`fold_text(city_name)`,
    country: sql`place`,
  };
  if (sort === '') return sql`place, ${name}, institutions.id`;
  const key = INSTITUTION_SORTS.find((one) => sort === one || sort === `-${one}`);
  if (key === undefined) {
    throw badQuery('sort', {
      en: 'Institutions are sorted by name, code, city or country.',
      el: 'Τα ιδρύματα ταξινομούνται κατά name, code, city ή country.',
    });
  }
  // What is not known comes last, whichever way.
  const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${orders[key]} ${direction}, ${name}, institutions.id`;
}

function foundInstitutions({ search, country, isPartner }: WantedInstitutions) {
  // Cut first, whatever somebody sends.
  const text = search.slice(0, INSTITUTION_SEARCH_MAX_LENGTH).replaceAll('\0', '').trim();
  const conditions = [
    ...(text === '' ? [] : [sql<boolean>`institutions.id in (select search_institutions(${text}, true))`]),
    ...(country === null ? [] : [sql<boolean>`country_id = ${country}`]),
    ...(isPartner ? [IS_PARTNER] : []),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql.join(conditions, sql` and `);
}

const IS_PARTNER = sql<boolean>`not is_local and exists (
  select from agreement_institutions join agreements on agreements.id = agreement_id
  where agreement_institutions.institution_id = institutions.id and not is_deleted
)`;

/** As the agreement list counts. Our own institution is in every agreement and partner of none. */
function agreementCounts(currentYear: number) {
  return sql`case when is_local then null else (
    select json_build_object('current', count(*) filter (where end_year_id >= ${currentYear}), 'all', count(*))
    from agreement_institutions join agreements on agreements.id = agreement_id
    where agreement_institutions.institution_id = page.id and not is_deleted
  ) end`;
}
