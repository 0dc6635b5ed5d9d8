import { type RawBuilder, sql } from 'kysely';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import {
  CONTACT_ROLES,
  OFFERED_TITLES,
  nameWithTitle,
} from 'shared-contracts/institutions/members/contactTerms.ts';
import { roleAlone } from 'shared-contracts/institutions/members/personText.ts';
import type { Database } from '../../database/database.ts';
import { MODEL } from '../sets/model.ts';
import { columnOf } from '../../records/model/columns.ts';

type Names = Readonly<Record<LanguageTag, RawBuilder<unknown>>>;

/** How records are called in a history, where it is not by the member `name` of their set. */
const NAMES: Readonly<Partial<Record<SetName, Names>>> = {
  MobilityAgreements: { el: sql`id::text`, en: sql`id::text` },
  Users: {
    el: sql`coalesce(nullif(concat_ws(' ', given_name_greek, family_name_greek), ''), nullif(concat_ws(' ', given_name, family_name), ''), name)`,
    en: sql`coalesce(nullif(concat_ws(' ', given_name, family_name), ''), name)`,
  },
  ApplicationFiles: { el: sql`file_name`, en: sql`file_name` },
  MobilityContacts: { el: personName('el'), en: personName('en') },
  MobilitySubjectAreas: { el: sql`code || ' ' || coalesce(name_gr, name)`, en: sql`code || ' ' || name` },
  MobilityFactsheets: {
    el: sql`(select coalesce(name_gr, name) from institutions where institutions.id = institution_id)`,
    en: sql`(select name from institutions where institutions.id = institution_id)`,
  },
};

/** Gives the name of a record; `#5` for one that is no longer there, or has none. */
export type NameOf = (set: SetName, id: unknown) => string;

function personName(tag: LanguageTag) {
  const name = sql`concat_ws(' ', nullif(given_name, ''), family_name)`;
  const known = OFFERED_TITLES.map((title) => {
    const [before = '', behind = ''] = nameWithTitle(title, '|', tag).split('|');
    return sql`when ${title} then ${before} || ${name} || ${behind}`;
  });
  const roles = CONTACT_ROLES.map((role) => sql`when ${role} then ${roleAlone([role], tag)}`);
  return sql`case ${name} ${sql.join(roles, sql` `)} when '' then ''
    else case title ${sql.join(known, sql` `)} else concat_ws(' ', nullif(title, ''), ${name}) end end`;
}

function nameOfSet(set: SetName, language: LanguageTag): RawBuilder<unknown> {
  const { name, nameGR } = MODEL[set].fields;
  const column = name === undefined ? sql`null` : sql.ref(columnOf('name', name));
  const own =
    readsGreek(language) && nameGR !== undefined
      ? sql`coalesce(${sql.ref(columnOf('nameGR', nameGR))}, ${column})`
      : column;
  return NAMES[set]?.[language] ?? own;
}

/**
 * Describes something that needs the names of records, with one query for each set.
 *
 * - describe: is called twice, first to learn which names it needs; has to need the same ones each time
 */
export async function withNames<Result>(
  database: Database,
  language: LanguageTag,
  describe: (nameOf: NameOf) => Result,
): Promise<Result> {
  const wanted = new Map<SetName, Set<number>>();
  describe((set, id) => {
    const ids = wanted.get(set) ?? new Set();
    wanted.set(set, ids.add(Number(id)));
    return '';
  });
  const names = new Map<string, string>();
  for (const [set, ids] of wanted) {
    const { rows } = await sql<{ id: number; name: string | null }>`
      select id, ${nameOfSet(set, language)} as name from ${sql.table(MODEL[set].table)} where id = any(${[...ids]})`.execute(
      database,
    );
    for (const { id, name } of rows) if (name !== null) names.set(`${set} ${id}`, name);
  }
  return describe((set, id) => names.get(`${set} ${Number(id)}`) ?? `#${Number(id)}`);
}
