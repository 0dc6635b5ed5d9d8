import { sql } from 'kysely';
import type { Link, SetDefinition } from '../../model/definition.ts';
import { targetOf } from './members.ts';
import { Row } from '../../sql/row.ts';
import { rowsRule } from './rowsRule.ts';
import type { Statement } from './statement.ts';
import type { Sql } from '../../sql/sql.ts';

/** How a statement gets from a row to those that a link leads to. */
export type Hop = {
  readonly target: Row;
  /** FROM list and conditions; call it after everything that reads from the target has been built. */
  readonly parts: () => { readonly from: readonly Sql[]; readonly where: readonly Sql[] };
};

/** Follows a link. The target's read grants are among the conditions. */
export function follow(statement: Statement, row: Row, link: Link): Hop {
  const definition = targetOf(link);
  const alias = statement.nextAlias();
  statement.touch(definition);
  if (link.kind === 'linkedMany') {
    const pair = statement.nextAlias();
    const target = new Row(definition, alias, { key: sql.ref(`${pair}.${link.through.to}`) });
    const from = sql.ref(`${pair}.${link.through.from}`);
    const rule = rowsRule(statement, target);
    return {
      target,
      parts: () => ({
        from: [
          sql`${sql.table(link.through.table)} as ${sql.id(pair)}`,
          ...(target.isUsed ? [target.source] : []),
        ],
        where: [
          sql`${from} = ${row.key}`,
          ...row.rangeOf(from),
          ...(target.isUsed ? [sql`${target.ownKey} = ${target.key}`] : []),
          ...rule,
        ],
      }),
    };
  }
  if (link.kind === 'toOne') {
    const reference = row.column(link.column);
    const target = new Row(definition, alias, { key: reference, opened: openedBy(row.definition, link) });
    const rule = rowsRule(statement, target);
    return {
      target,
      parts: () =>
        target.isUsed
          ? { from: [target.source], where: [sql`${target.ownKey} = ${reference}`, ...rule] }
          : { from: [], where: [sql`${reference} is not null`, ...rule] },
    };
  }
  const target = new Row(definition, alias);
  const where = [...ownership(target, row), ...rowsRule(statement, target)];
  return { target, parts: () => ({ from: [target.source], where }) };
}

/**
 * Follows links whose records lie in one table as one: it leads to the records of all of them. Undefined where they do not.
 *
 * - links: two at least, of the same row
 */
export function followSiblings(statement: Statement, row: Row, links: readonly Link[]): Hop | undefined {
  const definitions = links.map(targetOf);
  const [first] = definitions;
  const isOneTable =
    first?.owner !== undefined &&
    links.every(({ kind }) => kind === 'ownedMany') &&
    definitions.every(({ table, owner }) => table === first.table && owner?.column === first.owner?.column);
  if (!isOneTable) return undefined;
  for (const definition of definitions) statement.touch(definition);
  const target = new Row(first, statement.nextAlias());
  const where = [...ownership(target, row, definitions), ...rowsRule(statement, target)];
  return { target, parts: () => ({ from: [target.source], where }) };
}

/** Lists the members of the other record that a link opens to whoever may read the record itself. */
function openedBy({ openedByLink, links }: SetDefinition, link: Link): readonly string[] {
  return Object.entries(openedByLink).find(([member]) => links[member] === link)?.[1] ?? [];
}

function ownership(child: Row, owner: Row, definitions = [child.definition]): readonly Sql[] {
  const { owner: belonging } = child.definition;
  if (!belonging) throw new Error(`${child.definition.name} has no owner`);
  const reference = child.column(belonging.column);
  return [sql`${reference} = ${owner.key}`, ...owner.rangeOf(reference), ...siblingRule(child, definitions)];
}

/** Tells the rows of a child set, or of several, from their siblings' in the same table. */
export function siblingRule(child: Row, definitions = [child.definition]): readonly Sql[] {
  return Object.keys(child.definition.owner?.constant ?? {}).map((column) => {
    const values = definitions.map(({ owner }) => sql.lit(owner?.constant?.[column]));
    return sql`${child.column(column)} in (${sql.join(values)})`;
  });
}
