import { sql } from 'kysely';
import type { Sql } from './sql.ts';

/** Name of a row that becomes a JSON object; no member and no alias can have it. */
export const OBJECT: Sql = sql.id('$object');

export const TRUE: Sql = sql`true`;
export const FALSE: Sql = sql`false`;

/** Joins conditions so that all must hold; none is `true`. */
export function allOf(conditions: readonly Sql[]): Sql {
  const [first] = conditions;
  if (first === undefined) return TRUE;
  return conditions.length === 1 ? first : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Joins conditions of which one must hold; none is `false`. */
export function anyOf(conditions: readonly Sql[]): Sql {
  const [first] = conditions;
  if (first === undefined) return FALSE;
  return conditions.length === 1 ? first : sql`(${sql.join(conditions, sql` or `)})`;
}

export function commaList(parts: readonly Sql[]): Sql {
  return sql.join(parts, sql`, `);
}

/** Writes FROM and WHERE; what is read without any table has no FROM. */
export function fromWhere(from: readonly Sql[], where: readonly Sql[]): Sql {
  return from.length === 0 ? sql`where ${allOf(where)}` : sql`from ${commaList(from)} where ${allOf(where)}`;
}
