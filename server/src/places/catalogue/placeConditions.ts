import { type RawBuilder, sql } from 'kysely';
import { PLACE_SEARCH_MAX_LENGTH } from 'shared-contracts/places/placeList.ts';
import { searchWords } from 'shared-contracts/text/searchKey.ts';

/** What is asked of the catalogue; null, `''` and false for what is not. */
export type WantedPlaces = {
  readonly search: string;
  readonly kind: string;
  readonly direction: string;
  readonly department: number | null;
  readonly country: number | null;
  readonly partner: number | null;
  readonly field: string;
  readonly cycle: string;
  readonly language: number | null;
  readonly level: string;
  readonly noLanguage: boolean;
  readonly blended: boolean;
  readonly free: boolean;
};

/** The conditions of a question, on the joins of `placeSource`. */
export function placeConditions(wanted: WantedPlaces): RawBuilder<boolean> {
  const { kind, direction, department, country, partner, field, cycle, blended, free, noLanguage } = wanted;
  const conditions: readonly (RawBuilder<boolean> | false)[] = [
    ...searched(wanted.search),
    kind !== '' && sql<boolean>`mobility.kind = ${kind}`,
    direction !== '' &&
      sql<boolean>`(case when sender.is_local then 'outgoing' else 'incoming' end) = ${direction}`,
    // A row that names no department is for all that the agreement names in its contacts.
    department !== null &&
      sql<boolean>`(department.id = ${department} or department.id is null and exists (
        select from agreement_contacts named join contacts on contacts.id = named.contact_id
        where named.agreement_id = mobility.agreement_id and contacts.department_id = ${department}))`,
    country !== null && sql<boolean>`partner.country_id = ${country}`,
    partner !== null && sql<boolean>`partner.id = ${partner}`,
    field !== '' &&
      sql<boolean>`exists (select from mobility_subject_areas areas join subject_areas on subject_areas.id = subject_area_id
        where areas.mobility_id = mobility.id and starts_with(code, ${field}))`,
    cycle !== '' &&
      sql<boolean>`(exists (select from mobility_study_cycles where mobility_id = mobility.id and study_cycle = ${cycle})
        or not exists (select from mobility_study_cycles where mobility_id = mobility.id))`,
    languageCondition(wanted),
    noLanguage &&
      sql<boolean>`not exists (select from mobility_language_skills where mobility_id = mobility.id)`,
    blended && sql<boolean>`mobility.blended`,
    free && sql<boolean>`${IS_FULL} is not true`,
  ];
  const all = conditions.filter((condition) => condition !== false);
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Only rows by which students of ours go for studies have places that applications take. */
export const IS_FULL = sql<boolean | null>`
  case when mobility.kind = 'studies' and sender.is_local then coalesce(taken.used, 0) >= mobility.mobilities_per_year end`;

function languageCondition({ language, level }: WantedPlaces): RawBuilder<boolean> | false {
  if (language === null && level === '') return false;
  const ofLanguage = language === null ? sql`true` : sql`language_id = ${language}`;
  // Levels follow one another as their names do.
  const ofLevel =
    level === '' ? sql`true` : sql`(language_level is null or language_level <= ${level} collate "C")`;
  return sql`exists (select from mobility_language_skills where mobility_id = mobility.id and ${ofLanguage} and ${ofLevel})`;
}

/** What names say, in either alphabet and however they are spelt; a word with letters wrong is looked for among partners, as the search of lists does. */
function searched(search: string): readonly RawBuilder<boolean>[] {
  // Cut first, whatever somebody sends: each word is looked for.
  const question = search.slice(0, PLACE_SEARCH_MAX_LENGTH).replaceAll('\0', '');
  const words = searchWords(question);
  if (words.length === 0) return [];
  const says = words.map(
    (word) =>
      sql<boolean>`(strpos(partner.search_key, ${word}) > 0 or mobility.agreement_id::text = ${word}
          or strpos(search_key(countries.name || ' ' || coalesce(countries.name_gr, '')), ${word}) > 0)`,
  );
  return [
    sql<boolean>`(${sql.join(says, sql` and `)} or partner.id in (select search_institutions(${question})))`,
  ];
}
