import { sql } from 'kysely';
import { openMember, startOf, type Environment } from '../compile/environment.ts';
import { follow, type Hop } from '../compile/hops.ts';
import { fromWhere } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';

/**
 * Asks for a member of a collection for which a condition holds.
 *
 * - path: leads to the collection, `institutions` or `institution/departments`; inside the condition it stands for the one member
 * - build: makes the condition
 */
export function someMember(environment: Environment, path: string, build: (inner: Environment) => Sql): Sql {
  const { statement, option } = environment;
  const { row: start, rest } = startOf(environment, path.split('/'));
  const hops: Hop[] = [];
  const guards: Sql[] = [];
  let row = start;
  for (const name of rest) {
    const { member, guard } = openMember(statement, row, name, option);
    if (member.kind !== 'link') throw new Error(`${name} is no link`);
    const hop = follow(statement, row, member.link);
    hops.push(hop);
    guards.push(...guard);
    row = hop.target;
  }
  const condition = build({ ...environment, bound: new Map([...environment.bound, [path, row]]) });
  const parts = hops.map((hop) => hop.parts());
  const from = parts.flatMap((part) => part.from);
  const where = parts.flatMap((part) => part.where);
  return sql`exists (select 1 ${fromWhere(from, [...where, ...guards, condition])})`;
}
