import { sql } from 'kysely';
import { openMember, startOf, type Environment } from '../compile/environment.ts';
import { followSiblings } from '../compile/hops.ts';
import { conditionPaths } from './filterPaths.ts';
import type { Condition } from '../../query/filterTree.ts';
import { fromWhere } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';

/** Stands for the name of the collection where two conditions are compared. */
const COLLECTION = '*';

/**
 * Compiles `a/x eq 1 or b/x eq 1` where a and b are collections that lie in one table: asked once, of the rows of both, the planner can stop at the first
 * rows that a page needs. Undefined where the terms are anything else.
 *
 * - build: makes the condition of one of them
 */
export function siblingsSql(
  environment: Environment,
  terms: readonly Condition[],
  build: (inner: Environment, condition: Condition) => Sql,
): Sql | undefined {
  const names = terms.map(collectionAtRoot);
  const [first] = terms;
  const [name] = names;
  if (first === undefined || name === undefined || new Set(names).size < 2) return undefined;
  const shapes = terms.map((term, index) => shapeOf(term, names[index] ?? ''));
  if (new Set(shapes).size > 1) return undefined;
  const { statement, root, option } = environment;
  if (startOf(environment, [name]).taken > 0) return undefined;
  const members = names.map((each) => openMember(statement, root, each ?? '', option));
  if (members.some(({ guard }) => guard.length > 0)) return undefined;
  const links = members.flatMap(({ member }) => (member.kind === 'link' ? [member.link] : []));
  const hop = followSiblings(statement, root, links);
  if (hop === undefined || links.length < members.length) return undefined;
  const condition = build(
    { ...environment, bound: new Map([...environment.bound, [name, hop.target]]) },
    first,
  );
  const { from, where } = hop.parts();
  return sql`exists (select 1 ${fromWhere(from, [...where, condition])})`;
}

/** Names what all paths of a condition begin with; undefined where they differ, or where it has none. */
function collectionAtRoot(condition: Condition): string | undefined {
  if (hasNot(condition)) return undefined;
  const [first, ...others] = conditionPaths(condition);
  const [name, member] = first ?? [];
  return member !== undefined && others.every((path) => path[0] === name && path.length > 1)
    ? name
    : undefined;
}

function hasNot(condition: Condition): boolean {
  if (condition.kind === 'and' || condition.kind === 'or') return condition.terms.some(hasNot);
  return condition.kind === 'not';
}

/** Writes a condition without the name of its collection and without places in the text. */
function shapeOf(condition: Condition, collection: string): string {
  return JSON.stringify(condition, (key, value: unknown): unknown => {
    if (key === 'at') return undefined;
    const isPath = key === 'path' && Array.isArray(value);
    return isPath
      ? value.map((name: unknown, index) => (index === 0 && name === collection ? COLLECTION : name))
      : value;
  });
}
