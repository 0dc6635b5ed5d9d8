import { sql } from 'kysely';
import { POSITION_COLUMN } from '../../model/columns.ts';
import { badQuery, quote } from '../../../platform/query/badQuery.ts';
import type { Order } from '../../query/orderByOption.ts';
import type { Environment } from './environment.ts';
import type { Row } from '../../sql/row.ts';
import type { Sql } from '../../sql/sql.ts';
import { valueAt } from './values.ts';

/** One sort key; texts sort as people read them, without regard to case and accents. */
export type SortKey = { readonly sql: Sql; readonly isDescending: boolean };

/**
 * Compiles `$orderby`. The id comes last, so that pages never overlap; children without an order keep the one they were given in.
 *
 * Throws a `Problem`: 400 for members that have no order, 403 for closed ones.
 */
export function sortKeys(environment: Environment, orders: readonly Order[]): readonly SortKey[] {
  const { root, option } = environment;
  if (orders.length === 0) return defaultKeys(root);
  const keys = orders.map(({ path, isDescending }) => {
    const value = valueAt(environment, path);
    if (value.type === 'json') {
      throw badQuery(option, {
        en: `'${quote(path.join('/'))}' has no order.`,
        el: `Το «${quote(path.join('/'))}» δεν έχει σειρά.`,
      });
    }
    return { sql: value.type === 'text' ? sql`fold_text(${value.sql})` : value.sql, isDescending };
  });
  const idAt = orders.findIndex(({ path }) => path.length === 1 && path[0] === 'id');
  return idAt < 0 ? [...keys, byKey(root)] : keys.slice(0, idAt + 1);
}

/** Writes sort keys for an ORDER BY. */
export function orderBy(keys: readonly SortKey[]): Sql {
  return sql.join(keys.map((key) => (key.isDescending ? sql`${key.sql} desc` : key.sql)));
}

function defaultKeys(row: Row): readonly SortKey[] {
  const key = byKey(row);
  return row.definition.owner ? [{ sql: row.column(POSITION_COLUMN), isDescending: false }, key] : [key];
}

function byKey(row: Row): SortKey {
  return { sql: row.key, isDescending: false };
}
