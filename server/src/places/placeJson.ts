import { sql } from 'kysely';

/** A record with names in both languages, by the alias of its table. */
export function namedJson(alias: string) {
  return sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}, 'nameGR', ${sql.ref(`${alias}.name_gr`)})`;
}

export function countryJson(alias: string) {
  return sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'countryCode', ${sql.ref(`${alias}.code`)},
    'countryName', ${sql.ref(`${alias}.name`)}, 'countryNameGR', ${sql.ref(`${alias}.name_gr`)})`;
}

/** The deadlines of one kind that a factsheet tells, null where it tells none. - factsheet: expression of its id */
export function termDaysJson(factsheet: ReturnType<typeof sql>, kind: 'incomings' | 'nominations') {
  return sql`(select json_build_object('autumnTerm', autumn_term, 'springTerm', spring_term)
    from factsheet_calendars where factsheet_id = ${factsheet} and kind = ${sql.lit(kind)})`;
}
