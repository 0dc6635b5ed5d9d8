import { sql } from 'kysely';
import {
  INSTITUTION_SEARCH_MAX_LENGTH,
  type InstitutionRow,
} from 'shared-contracts/institutions/institutionList.ts';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import { foldText } from 'shared-contracts/text/text.ts';
import type { Database } from '../../database/database.ts';

/**
 * What is wanted of the list.
 *
 * - search: words, all of which an institution's names, codes or city have; `''` for every institution
 * - isPartner: those alone that agreements of ours name, deleted ones left out
 * - language: of the order
 * - currentYear: academic year; agreements that end in it or later are current
 */
export type WantedInstitutions = {
  readonly search: string;
  readonly country: number | null;
  readonly isPartner: boolean;
  readonly skip: number;
  readonly top: number;
  readonly language: LanguageTag;
  readonly currentYear: number;
  readonly countsAgreements: boolean;
};

/** Lists a page of institutions by country and name; counts are made of that page alone. */
export async function listInstitutions(
  database: Database,
  wanted: WantedInstitutions,
): Promise<{ readonly value: readonly InstitutionRow[]; readonly total: number }> {
  const { language, skip, top, currentYear, countsAgreements } = wanted;
  const found = foundInstitutions(wanted);
  const byName = sql.ref(readsGreek(language) ? 'sort_name_gr' : 'sort_name');
  const countryName = readsGreek(language) ? sql`coalesce(name_gr, name)` : sql`name`;
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::integer as total from institutions where ${found}`.execute(database);
  const { rows } = await sql<InstitutionRow>`
    with sorted_countries as (
      select id, json_build_object('id', id, 'countryName', name, 'countryNameGR', name_gr) as country,
        row_number() over (order by fold_text(${countryName}), id) as place
      from countries
    ), page as (
      select institutions.*, country, place from institutions join sorted_countries on sorted_countries.id = country_id
      where ${found} order by place, ${byName}, institutions.id limit ${top} offset ${skip}
    )
    select page.id, page.name, page.name_gr as "nameGR", erasmus_code as "erasmusCode", city_name as "cityName", is_local as "isLocal", country,
      ${countsAgreements ? agreementCounts(currentYear) : sql`null`} as agreements,
      (select factsheets.id from factsheets where institution_id = page.id and is_active limit 1) as factsheet
    from page order by place, ${byName}, page.id`.execute(database);
  return { value: rows, total: totals[0]?.total ?? 0 };
}

function foundInstitutions({ search, country, isPartner }: WantedInstitutions) {
  // Cut first, whatever somebody sends: each word is looked for.
  const words = foldText(search.slice(0, INSTITUTION_SEARCH_MAX_LENGTH).replaceAll('\0', ''))
    .split(/\s+/)
    .filter((word) => word !== '');
  const conditions = [
    ...words.map((word) => sql<boolean>`strpos(search_text, ${word}) > 0`),
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
