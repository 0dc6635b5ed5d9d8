import { type RawBuilder, sql } from 'kysely';
import { CONTACT_TITLES, contactTitleText } from 'shared-contracts/agreementTerms.ts';
import type { LanguageTag } from 'shared-contracts/language.ts';
import type { Database } from '../../database/database.ts';

/** Tables of records that the history names, and how each is called there. */
const NAMES = {
  academic_years: { el: sql`name`, en: sql`name` },
  users: {
    el: sql`coalesce(nullif(concat_ws(' ', given_name_greek, family_name_greek), ''), nullif(concat_ws(' ', given_name, family_name), ''), name)`,
    en: sql`coalesce(nullif(concat_ws(' ', given_name, family_name), ''), name)`,
  },
  institutions: { el: sql`coalesce(name_gr, name)`, en: sql`name` },
  departments: { el: sql`coalesce(name_gr, name)`, en: sql`name` },
  contacts: { el: personName('el'), en: personName('en') },
  subject_areas: { el: sql`code || ' ' || coalesce(name_gr, name)`, en: sql`code || ' ' || name` },
  languages: { el: sql`coalesce(name_gr, name)`, en: sql`name` },
  factsheets: {
    el: sql`(select coalesce(name_gr, name) from institutions where institutions.id = institution_id)`,
    en: sql`(select name from institutions where institutions.id = institution_id)`,
  },
} as const satisfies Record<string, Readonly<Record<LanguageTag, RawBuilder<unknown>>>>;

export type NamedTable = keyof typeof NAMES;

/** Gives the name of a record; `#5` for one that is no longer there. */
export type NameOf = (table: NamedTable, id: unknown) => string;

function personName(tag: LanguageTag) {
  const known = CONTACT_TITLES.map((title) => sql`when ${title} then ${contactTitleText(title, tag)}`);
  const title = sql`case title ${sql.join(known, sql` `)} else nullif(title, '') end`;
  return sql`concat_ws(' ', ${title}, nullif(given_name, ''), family_name)`;
}

/**
 * Describes something that needs the names of records, with one query for each table.
 *
 * - describe: is called twice, first to learn which names it needs; has to need the same ones each time
 */
export async function withNames<Result>(
  database: Database,
  language: LanguageTag,
  describe: (nameOf: NameOf) => Result,
): Promise<Result> {
  const wanted = new Map<NamedTable, Set<number>>();
  describe((table, id) => {
    const ids = wanted.get(table) ?? new Set();
    wanted.set(table, ids.add(Number(id)));
    return '';
  });
  const names = new Map<string, string>();
  for (const [table, ids] of wanted) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${NAMES[table][language]} as name from ${sql.table(table)} where id = any(${[...ids]})`.execute(
      database,
    );
    for (const { id, name } of rows) names.set(`${table} ${id}`, name);
  }
  return describe((table, id) => names.get(`${table} ${Number(id)}`) ?? `#${Number(id)}`);
}
