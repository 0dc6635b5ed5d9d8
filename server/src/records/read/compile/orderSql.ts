import { sql } from 'kysely';
import { POSITION_COLUMN } from '../../model/columns.ts';
import { badQuery, quote } from '../../../platform/query/badQuery.ts';
import type { Path } from '../../query/filterTree.ts';
import type { Order } from '../../query/orderByOption.ts';
import { openMember, type Environment } from './environment.ts';
import { findMember, targetOf } from './members.ts';
import type { Row } from '../../sql/row.ts';
import type { Sql } from '../../sql/sql.ts';
import { valueAt } from './values.ts';

/** One sort key; texts sort as people read them, without regard to case and accents. - mayBeEmpty: what has no value comes last, either way */
export type SortKey = { readonly sql: Sql; readonly isDescending: boolean; readonly mayBeEmpty?: boolean };

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
    return {
      sql: value.type === 'text' ? sql`fold_text(${value.sql})` : value.sql,
      isDescending,
      mayBeEmpty: mayBeEmpty(environment, path),
    };
  });
  const idAt = orders.findIndex(({ path }) => path.length === 1 && path[0] === 'id');
  return idAt < 0 ? [...keys, byKey(root)] : keys.slice(0, idAt + 1);
}

/** Writes sort keys for an ORDER BY. */
export function orderBy(keys: readonly SortKey[]): Sql {
  return sql.join(
    keys.map((key) => {
      if (!key.isDescending) return key.sql;
      // Said only where it is so: an index of what always has a value is not read for it.
      return key.mayBeEmpty === true ? sql`${key.sql} desc nulls last` : sql`${key.sql} desc`;
    }),
  );
}

/** Whether a record may have no value there: the member itself, or a link on the way to it, or because the caller may not read it. */
function mayBeEmpty({ root, statement, option }: Environment, path: Path): boolean {
  let { definition } = root;
  for (const [index, name] of path.entries()) {
    const member = findMember(definition, name);
    if (member === undefined || member.kind === 'derived') return true;
    if (index === 0 && openMember(statement, root, name, option).guard.length > 0) return true;
    if (member.kind === 'key') return false;
    if (member.kind === 'field')
      return member.field.requiredWhen !== 'stored' && member.field.isAlwaysThere !== true;
    if (member.link.kind !== 'toOne' || member.link.requiredWhen !== 'stored') return true;
    definition = targetOf(member.link);
    if (statement.rightsOf(definition).rows !== 'all') return true;
  }
  return false;
}

function defaultKeys(row: Row): readonly SortKey[] {
  const key = byKey(row);
  return row.definition.owner ? [{ sql: row.column(POSITION_COLUMN), isDescending: false }, key] : [key];
}

function byKey(row: Row): SortKey {
  return { sql: row.key, isDescending: false };
}
