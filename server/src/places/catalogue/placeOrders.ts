import { type RawBuilder, sql } from 'kysely';
import { PLACE_KINDS, PLACE_ORDERS, type PlaceOrder } from 'shared-contracts/places/placeTerms.ts';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';

type Expression = RawBuilder<unknown>;

const partnerName = (tag: LanguageTag) =>
  sql.ref(readsGreek(tag) ? 'partner.sort_name_gr' : 'partner.sort_name');
const nameOf = (alias: string, tag: LanguageTag): Expression =>
  readsGreek(tag)
    ? sql`fold_text(coalesce(${sql.ref(`${alias}.name_gr`)}, ${sql.ref(`${alias}.name`)}))`
    : sql`fold_text(${sql.ref(`${alias}.name`)})`;

/** What each column is put in order by, on the joins of `placeSource`. */
const ORDERS: Readonly<Record<PlaceOrder, (tag: LanguageTag) => Expression>> = {
  partner: partnerName,
  country: (tag) => nameOf('countries', tag),
  department: (tag) => nameOf('department', tag),
  kind: () => sql`array_position(${sql.val([...PLACE_KINDS])}::text[], mobility.kind)`,
  direction: () => sql`not sender.is_local`,
  field: () => sql`(select min(code) from mobility_subject_areas areas
    join subject_areas on subject_areas.id = subject_area_id where areas.mobility_id = mobility.id)`,
  cycle: () =>
    sql`(select min(study_cycle collate "C") from mobility_study_cycles where mobility_id = mobility.id)`,
  places: () => sql`mobility.mobilities_per_year`,
  given: () => sql`taken.used`,
  free: () => sql`mobility.mobilities_per_year - coalesce(taken.used, 0)`,
  months: () => sql`mobility.total_months_per_year`,
  days: () => sql`mobility.total_days_per_year`,
  language: (tag) => sql`(select min(${nameOf('languages', tag)}) from mobility_language_skills
    join languages on languages.id = language_id where mobility_id = mobility.id)`,
  level: () =>
    sql`(select min(language_level collate "C") from mobility_language_skills where mobility_id = mobility.id)`,
  blended: () => sql`not mobility.blended`,
  nominations: () => sql`(select autumn_term collate "C" from factsheet_calendars
    where factsheet_id = factsheet.id and kind = 'nominations')`,
  agreement: () => sql`mobility.agreement_id`,
};

/** Columns that say how many students go: who may not know is given the order by partners instead. */
const OF_STUDENTS: readonly string[] = ['given', 'free'] satisfies readonly PlaceOrder[];

/** The order of a list: by one column, what has none of it last, then by partner. One that is not known is that by partner. */
export function placeOrder(
  { order, isDescending }: { readonly order: string; readonly isDescending: boolean },
  tag: LanguageTag,
  knowsStudents: boolean,
): Expression {
  const isKept = !knowsStudents && OF_STUDENTS.includes(order);
  const known = PLACE_ORDERS.find((one) => one === order && !isKept) ?? 'partner';
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`${ORDERS[known](tag)} ${direction} nulls last, ${partnerName(tag)}, mobility.agreement_id,
    array_position(${sql.val([...PLACE_KINDS])}::text[], mobility.kind), mobility.position, mobility.id`;
}
